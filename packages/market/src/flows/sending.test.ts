import { demo } from '@souk/devchain'
import { setDomain } from '@souk/seaport'
import { parseGwei } from 'viem'
import { describe, expect, test } from 'vitest'
import { stage } from '../testing/stage.js'
import { prepareActions } from './prepareActions.js'

const scene = stage()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
const fees = { maxFeePerGas: parseGwei('31'), maxPriorityFeePerGas: parseGwei('3') }
const nextNonce = (address: `0x${string}`) => scene.chain.publicClient.getTransactionCount({ address })
const sentBy = (hash: `0x${string}`) => scene.chain.publicClient.getTransaction({ hash })

async function list() {
  const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
  return scene.market(amina).createListing({ asset, price: '1' })
}

describe('Trade.Performing', () => {
  test('default: a purchase is sent with the given fees, gas and nonce', async () => {
    const order = await list()
    const nonce = await nextNonce(bilal.address)
    const { transactionHash } = await scene
      .market(bilal)
      .fulfillOrder({ order, ...fees, gas: 654_321n, nonce })
    expect(await sentBy(transactionHash)).toMatchObject({ ...fees, gas: 654_321n, nonce })
  })

  test('behavior: a prepared trade takes them when it runs', async () => {
    const order = await list()
    const { run } = await scene.market(bilal).prepareFulfillOrder({ order })
    const hashes: `0x${string}`[] = []
    for await (const progress of run({ gasPrice: parseGwei('17') }))
      if (progress.type === 'sent') hashes.push(progress.hash)
    expect(await Promise.all(hashes.map(sentBy))).toMatchObject([{ gasPrice: parseGwei('17') }])
  })

  test.each([
    ['cancelOrders', async () => scene.market(amina).cancelOrders({ orders: [await list()], ...fees })],
    ['approveOrder', async () => scene.market(amina).approveOrder({ order: await list(), ...fees })],
    ['wrapEth', async () => scene.market(amina).wrapEth({ amount: 5n, ...fees })],
    [
      'transfer',
      async () => scene.market(amina).transfer({ asset: await money(), to: bilal.address, ...fees }),
    ],
  ] as const)('behavior: %s', async (_, act) => {
    const outcome = await act()
    const { transactionHash } = outcome as { transactionHash: `0x${string}` }
    expect(await sentBy(transactionHash)).toMatchObject(fees)
  })
})

const money = async () => ({ contract: lanterns, tokenId: await scene.lanternOf(amina.address) })

describe('Trade.Prepared.simulate', () => {
  test('default: returns what the call would return', async () => {
    const order = await list()
    const market = scene.market(bilal)
    const one = await market.prepareFulfillOrder({ order })
    expect(await one.simulate?.()).toMatchObject({ result: true })
    const several = await market.prepareFulfillOrders({ orders: [{ order }] })
    expect(await several.simulate?.()).toMatchObject({ result: [[true], expect.any(Array)] })
    const cancelled = await scene.market(amina).prepareCancelOrders({ orders: [order] })
    expect(await cancelled.simulate?.()).toMatchObject({ result: true })
  })

  test('behavior: transfers, wraps and trades of given actions, whose calls return nothing', async () => {
    const market = scene.market(amina)
    const { actions } = setDomain(market.client, { domain: 'simulated.example' })
    const prepared = [
      await market.prepareTransfer({ asset: await money(), to: bilal.address }),
      await market.prepareWrapEth({ amount: 5n }),
      await prepareActions(market, { name: 'setDomain', actions }),
    ]
    for (const { simulate } of prepared)
      expect(await simulate?.()).toMatchObject({ request: { to: expect.any(String) } })
  })
})
