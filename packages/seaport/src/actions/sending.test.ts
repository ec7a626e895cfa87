import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { parseEther, parseGwei } from 'viem'
import { describe, expect, test } from 'vitest'
import { erc721Abi } from '../abi/tokens.js'
import { ItemType } from '../order/constants.js'
import type * as Order from '../order/Order.js'
import { domainTag } from '../order/Salt.js'
import { runActions } from '../wallet/runActions.js'
import { bulkCancelOrders } from './bulkCancelOrders.js'
import { cancelOrders } from './cancelOrders.js'
import { createOrder } from './createOrder.js'
import { deposit } from './deposit.js'
import { fulfillOrder } from './fulfillOrder.js'
import { fulfillOrders } from './fulfillOrders.js'
import { fulfillPrivateListing } from './fulfillPrivateListing.js'
import { getCounter } from './getCounter.js'
import { setDomain } from './setDomain.js'
import { validateOrders } from './validateOrders.js'

const chain = testChain()
const { lanterns, wrappedNative } = demo.contracts
const [amina, bilal] = demo.accounts
const seller = () => chain.walletClient(amina)
const buyer = () => chain.walletClient(bilal)
const nextNonce = (address: `0x${string}`) => chain.publicClient.getTransactionCount({ address })

async function lanternOf(owner: string): Promise<bigint> {
  for (let id = 1n; id < 109n; id++) {
    const args = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [id] } as const
    if ((await chain.publicClient.readContract(args)) === owner) return id
  }
  return expect.fail(`${owner} has no lantern`)
}

async function list(
  options: { currency?: `0x${string}`; taker?: `0x${string}` } = {},
): Promise<createOrder.Result & { tokenId: bigint }> {
  const tokenId = await lanternOf(amina.address)
  const { currency, taker } = options
  const listing = await createOrder(seller(), {
    offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId }],
    consideration: [{ currency, amount: parseEther('1') }],
    taker,
  })
  return { ...listing, tokenId }
}

const signed = async (options?: Parameters<typeof list>[0]): Promise<Order.Order> =>
  (await list(options)).executeAllActions()

describe('runActions', () => {
  test('param: gas, maxFeePerGas, maxPriorityFeePerGas, nonce: fees of each, nonce of the first, gas of the last', async () => {
    const order = await signed({ currency: wrappedNative })
    const { actions } = await fulfillOrder(buyer(), { order })
    expect(actions.map(({ type }) => type)).toEqual(['approval', 'exchange'])
    const nonce = await nextNonce(bilal.address)
    const fees = { maxFeePerGas: parseGwei('31'), maxPriorityFeePerGas: parseGwei('3') }
    const hashes: `0x${string}`[] = []
    for await (const event of runActions(buyer(), { actions, ...fees, nonce, gas: 654_321n }))
      if (event.type === 'sent') hashes.push(event.hash)
    const sent = await Promise.all(hashes.map((hash) => chain.publicClient.getTransaction({ hash })))
    expect(sent).toMatchObject([
      { ...fees, nonce },
      { ...fees, nonce: nonce + 1, gas: 654_321n },
    ])
    expect(sent[0]?.gas).not.toBe(654_321n)
  })

  test('error: an override that is no number', async () => {
    const { executeAllActions } = await deposit(seller(), { currency: wrappedNative, amount: 1n })
    await expect(executeAllActions({ gas: 1 as never })).rejects.toMatchObject({
      name: 'Order.ParseError',
      facts: { path: 'gas' },
    })
  })
})

describe('executeAllActions', () => {
  test('param: gasPrice', async () => {
    const { executeAllActions } = await deposit(seller(), { currency: wrappedNative, amount: 1n })
    const hash = await executeAllActions({ gasPrice: parseGwei('17') })
    const sent = await chain.publicClient.getTransaction({ hash })
    expect(sent).toMatchObject({ type: 'legacy', gasPrice: parseGwei('17') })
  })

  test('error: a nonce that is used up', async () => {
    const nonce = await nextNonce(amina.address)
    const { executeAllActions } = bulkCancelOrders(seller())
    await executeAllActions()
    await expect(executeAllActions({ nonce })).rejects.toThrow('nonce')
  })

  test('behavior: createOrder sends its approval with them', async () => {
    const { actions, executeAllActions } = await list()
    expect(actions.map(({ type }) => type)).toEqual(['approval', 'create'])
    const nonce = await nextNonce(amina.address)
    await executeAllActions({ nonce, gas: 123_456n })
    const { transactions } = await chain.publicClient.getBlock({ includeTransactions: true })
    expect(transactions).toMatchObject([{ nonce, gas: 123_456n }])
  })
})

describe('simulate', () => {
  test('default: returns what the call would return, and sends nothing', async () => {
    const order = await signed()
    const before = await chain.publicClient.getBlockNumber()
    const fill = await fulfillOrder(buyer(), { order })
    const { result, request } = await fill.simulate()
    const isFulfilled: boolean = result
    expect(isFulfilled).toBe(true)
    expect(await chain.publicClient.getBlockNumber()).toBe(before)
    const receipt = await chain.publicClient.waitForTransactionReceipt({
      hash: await buyer().sendTransaction(request),
    })
    expect(receipt.status).toBe('success')
    await expect(fill.simulate()).rejects.toMatchObject({ name: 'Transaction.RevertedError' })
  })

  test('behavior: a sweep returns which orders are available, and the transfers', async () => {
    const order = await signed()
    const { route, simulate } = await fulfillOrders(buyer(), { orders: [{ order }] })
    const { result } = await simulate()
    expect(route).toBe('plain')
    expect(result).toMatchObject([
      [true],
      [
        { item: { token: lanterns, recipient: bilal.address }, offerer: amina.address },
        { item: { amount: parseEther('1'), recipient: amina.address }, offerer: bilal.address },
      ],
    ])
  })

  test('behavior: a match returns the transfers', async () => {
    const order = await signed({ taker: bilal.address })
    const { simulate } = await fulfillPrivateListing(buyer(), { order })
    const { result } = await simulate()
    expect(result.map(({ item }) => item.amount)).toContain(parseEther('1'))
  })

  test('behavior: cancelOrders, validateOrders, bulkCancelOrders, setDomain and deposit', async () => {
    const order = await signed()
    const orders = [order.parameters]
    expect((await cancelOrders(seller(), { orders }).simulate()).result).toBe(true)
    expect((await validateOrders(seller(), { orders: [order] }).simulate()).result).toBe(true)
    const { result: counter } = await bulkCancelOrders(seller()).simulate()
    const current = await getCounter(seller(), { offerer: amina.address })
    expect(counter).toBeGreaterThan(current)
    const domain = 'simulated.example'
    expect((await setDomain(seller(), { domain }).simulate()).result).toBe(domainTag(domain))
    const wrap = await deposit(seller(), { currency: wrappedNative, amount: 1n })
    expect((await wrap.simulate()).result).toBeUndefined()
  })
})
