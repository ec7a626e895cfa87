import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { createClient, custom, type EIP1193RequestFn, type Hex, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { createOrder } from './actions/createOrder.js'
import { fulfillOrder } from './actions/fulfillOrder.js'
import { ItemType } from './constants.js'
import { RejectedError } from './internal/fromWallet.js'
import { runActions } from './runActions.js'
import { decodeSeaportError, findRevertData } from './SeaportError.js'

const chain = testChain()
const [amina, bilal, celeste] = demo.accounts

/** A wallet that answers some methods itself and leaves the rest to the node. */
function walletOf(address: Hex, answers: Record<string, () => unknown>) {
  const request = (async ({ method, params }: { method: string; params?: unknown }) => {
    const answer = answers[method]
    if (answer) return answer()
    return chain.publicClient.request({ method, params } as never)
  }) as EIP1193RequestFn
  return createClient({
    account: address,
    chain: chain.chain,
    transport: custom({ request }),
    pollingInterval: 20,
  })
}

const refuse = () => {
  throw Object.assign(new TypeError('no thanks'), { code: 4001 })
}

async function anyListing() {
  const seller = chain.walletClient(amina)
  const options = {
    offer: [{ itemType: ItemType.ERC1155, token: demo.contracts.spices, amount: 1n }],
  } as const
  for (let identifier = 1n; ; identifier++) {
    const offer = options.offer.map((item) => ({ ...item, identifier }))
    const listing = await createOrder(seller, { offer, consideration: [{ amount: parseEther('1') }] }).catch(
      () => undefined,
    )
    if (listing) return listing.executeAllActions()
  }
}

async function collect(client: Parameters<typeof runActions>[0], options: Parameters<typeof runActions>[1]) {
  const types: string[] = []
  for await (const event of runActions(client, options)) types.push(event.type)
  return types
}

describe('runActions', () => {
  test('default: tells each stage', async () => {
    const buyer = chain.walletClient(bilal)
    const fill = await fulfillOrder(buyer, { order: await anyListing() })
    expect(await collect(buyer, { actions: fill.actions })).toEqual(['asking', 'sent', 'confirmed'])
  })

  test('error: the person declines; nothing is sent', async () => {
    const order = await anyListing()
    const buyer = walletOf(bilal.address, { eth_sendTransaction: refuse })
    const fill = await fulfillOrder(buyer, { order })
    const error = await collect(buyer, { actions: fill.actions }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RejectedError)
    expect(error).toMatchObject({
      retry: 'user',
      message: expect.stringContaining('Nothing was signed or sent'),
    })
  })

  test('error: the wallet is on another chain', async () => {
    const order = await anyListing()
    const buyer = walletOf(bilal.address, { eth_chainId: () => '0x1' })
    const fill = await fulfillOrder(buyer, { order })
    await expect(collect(buyer, { actions: fill.actions })).rejects.toMatchObject({
      name: 'Wallet.WrongChainError',
      facts: { expected: 31_337, actual: 1 },
    })
  })

  test('error: no receipt in time means unknown, not failed', async () => {
    const order = await anyListing()
    const hash = `0x${'ab'.repeat(32)}`
    const buyer = walletOf(bilal.address, { eth_sendTransaction: () => hash })
    const fill = await fulfillOrder(buyer, { order })
    await expect(collect(buyer, { actions: fill.actions, timeoutMs: 100 })).rejects.toMatchObject({
      name: 'Transaction.UnknownOutcomeError',
      facts: { hash },
    })
  })

  test('error: the chain refuses what was sent, and the reason is named', async () => {
    const order = await anyListing()
    const fill = await fulfillOrder(chain.walletClient(bilal), { order })
    const transaction = fill.actions[0]?.transactionMethods.buildTransaction()
    if (!transaction) return expect.fail('no transaction')
    const buyer = walletOf(bilal.address, {
      // With gas given, the wallet does not find out beforehand.
      eth_sendTransaction: () =>
        chain.walletClient(bilal).sendTransaction({ ...transaction, gas: 1_000_000n }),
    })
    const { actions } = await fulfillOrder(buyer, { order })
    const rival = await fulfillOrder(chain.walletClient(celeste), { order })
    await chain.publicClient.waitForTransactionReceipt({ hash: await rival.executeAllActions() })
    await expect(collect(buyer, { actions })).rejects.toMatchObject({
      name: 'Transaction.RevertedError',
      facts: { errorName: 'OrderPartiallyFilled' },
    })
  })

  test('param: signal: nothing more is asked', async () => {
    const buyer = chain.walletClient(bilal)
    const fill = await fulfillOrder(buyer, { order: await anyListing() })
    await expect(
      collect(buyer, { actions: fill.actions, signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('decodeSeaportError', () => {
  test.each([
    [`0x1a515574${'00'.repeat(31)}07`, 'OrderIsCancelled'],
    ['0xd5da9a1b', 'NoSpecifiedOrdersAvailable'],
    ['0xdeadbeef', undefined],
    ['0x', undefined],
  ])('default: %s', (data, errorName) => {
    expect(decodeSeaportError(data as Hex)?.errorName).toBe(errorName)
  })
})

describe('findRevertData', () => {
  test('behavior: however deep, as a string or inside an object', () => {
    const data = '0x1a515574'
    expect(findRevertData({ cause: { cause: { data } } })).toBe(data)
    expect(findRevertData({ data: { data } })).toBe(data)
    expect(findRevertData({ data: 'nothing' })).toBeUndefined()
  })
})
