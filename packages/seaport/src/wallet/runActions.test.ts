import { BaseError } from '@souk/base'
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { createClient, custom, type EIP1193RequestFn, type Hex, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { createOrder } from '../actions/createOrder.js'
import { fulfillOrder } from '../actions/fulfillOrder.js'
import { findRevertData } from '../errors/RevertedError.js'
import { decodeSeaportError } from '../errors/SeaportError.js'
import { ItemType } from '../order/constants.js'
import { UserRejectedError } from './fromWallet.js'
import { runActions } from './runActions.js'

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
    offer: [{ itemType: ItemType.ERC1155, contract: demo.contracts.spices, amount: 1n }],
  } as const
  for (let tokenId = 1n; ; tokenId++) {
    const offer = options.offer.map((item) => ({ ...item, tokenId }))
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
  test('default: yields an event for each stage', async () => {
    const buyer = chain.walletClient(bilal)
    const fill = await fulfillOrder(buyer, { order: await anyListing() })
    expect(await collect(buyer, { actions: fill.actions })).toEqual(['asking', 'sent', 'confirmed'])
  })

  test('error: the user declines, and nothing is sent', async () => {
    const order = await anyListing()
    const buyer = walletOf(bilal.address, { eth_sendTransaction: refuse })
    const fill = await fulfillOrder(buyer, { order })
    const error = await collect(buyer, { actions: fill.actions }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UserRejectedError)
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

  test.each([
    ['at the end, where something comes back', 1n],
    ['at once', 0n],
  ])('error: too little gas is told as such, not as a refusal: %s', async (_, comesBack) => {
    const order = await anyListing()
    const { actions: real } = await fulfillOrder(chain.walletClient(bilal), { order })
    const { to, data, value } =
      real[0]?.transactionMethods.buildTransaction() ?? expect.fail('no transaction')
    const transaction = { to, data, value: value + comesBack }
    const enough = await chain.publicClient.estimateGas({ account: bilal.address, to, data, value })
    const gas = comesBack ? enough : 60_000n
    const buyer = walletOf(bilal.address, {
      eth_sendTransaction: () => chain.walletClient(bilal).sendTransaction({ ...transaction, gas }),
    })
    const { actions } = await fulfillOrder(buyer, { order })
    await expect(collect(buyer, { actions })).rejects.toMatchObject({
      name: 'Transaction.OutOfGasError',
      message: expect.stringMatching(
        /^Transaction 0x\w{64} ran out of gas with a limit of \d+\. Nothing was moved, and the network fee is spent\. Send it again with a higher gas limit\.$/,
      ),
      facts: { gas },
    })
  })

  /** A buyer whose transaction is replaced by another of the same number once the node has been seen to have it. */
  async function replaced(change: (sent: Sent) => Sent, answers: Parameters<typeof walletOf>[1] = {}) {
    const order = await anyListing()
    await chain.testClient.setAutomine(false)
    let sent: (Sent & { nonce: number; hash: Hex }) | undefined
    const real = chain.walletClient(bilal)
    const buyer = walletOf(bilal.address, {
      eth_sendTransaction: async () => {
        const nonce = await chain.publicClient.getTransactionCount({ address: bilal.address })
        const { to, data, value } = fill.actions[0]!.transactionMethods.buildTransaction()
        const hash = await real.sendTransaction({ to, data, value, nonce, gas: 500_000n })
        sent = { to, data, value, nonce, hash }
        return hash
      },
      eth_getTransactionByHash: async () => {
        if (!sent) return null
        const { hash, nonce } = sent
        const transaction = await chain.publicClient.request({
          method: 'eth_getTransactionByHash',
          params: [hash],
        })
        const maxFeePerGas = 100n * 10n ** 9n
        await real.sendTransaction({
          ...change(sent),
          nonce,
          gas: 500_000n,
          maxFeePerGas,
          maxPriorityFeePerGas: 50n * 10n ** 9n,
        })
        await chain.testClient.mine({ blocks: 1 })
        return transaction
      },
      ...answers,
    })
    const fill = await fulfillOrder(buyer, { order })
    try {
      return await collect(buyer, { actions: fill.actions, timeoutMs: 5_000 })
    } finally {
      await chain.testClient.setAutomine(true)
    }
  }
  type Sent = { to: Hex; data: Hex; value: bigint }

  test('behavior: the same transaction at a better fee goes on', async () => {
    expect(await replaced(({ to, data, value }) => ({ to, data, value }))).toEqual([
      'asking',
      'sent',
      'replaced',
      'confirmed',
    ])
  })

  test('error: cancelled in the wallet', async () => {
    await expect(replaced(() => ({ to: bilal.address, data: '0x', value: 0n }))).rejects.toMatchObject({
      name: 'Transaction.CancelledError',
      retry: 'user',
    })
  })

  test('error: replaced by something else, which is named', async () => {
    await expect(replaced(() => ({ to: celeste.address, data: '0x', value: 5n }))).rejects.toMatchObject({
      name: 'Transaction.ReplacedError',
      facts: { replacement: expect.stringMatching(/^0x/) },
    })
  })

  test('error: dropped: an unknown transaction used its nonce', async () => {
    const hidden = { eth_getBlockByNumber: () => ({ number: '0x1', transactions: [] }) }
    await expect(
      replaced(() => ({ to: celeste.address, data: '0x', value: 5n }), hidden),
    ).rejects.toMatchObject({ name: 'Transaction.DroppedError', facts: { nonce: expect.any(Number) } })
  })

  test('behavior: a node that fails for a while is asked again', async () => {
    const order = await anyListing()
    let looks = 0
    const buyer = walletOf(bilal.address, {
      eth_sendTransaction: () =>
        chain.walletClient(bilal).sendTransaction({ ...transaction, gas: 1_000_000n }),
      eth_getTransactionReceipt: () => {
        looks++
        if (looks < 3) throw Object.assign(new TypeError('bad gateway'), { code: -32_000 })
        return chain.publicClient.request({ method: 'eth_getTransactionReceipt', params: [hash ?? '0x'] })
      },
    })
    const fill = await fulfillOrder(buyer, { order })
    const transaction = fill.actions[0]!.transactionMethods.buildTransaction()
    let hash: Hex | undefined
    for await (const event of runActions(buyer, { actions: fill.actions })) {
      if (event.type === 'sent') hash = event.hash
      if (event.type === 'confirmed') expect(event.receipt.status).toBe('success')
    }
    expect(looks).toBe(3)
  })

  test('param: signal: nothing more is asked', async () => {
    const buyer = chain.walletClient(bilal)
    const fill = await fulfillOrder(buyer, { order: await anyListing() })
    await expect(collect(buyer, { actions: fill.actions, signal: AbortSignal.abort() })).rejects.toSatisfy(
      (error) => error instanceof BaseError && error.name === 'AbortedError',
    )
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
  test('behavior: at any depth, as a string or inside an object', () => {
    const data = '0x1a515574'
    expect(findRevertData({ cause: { cause: { data } } })).toBe(data)
    expect(findRevertData({ data: { data } })).toBe(data)
    expect(findRevertData({ data: 'nothing' })).toBeUndefined()
  })
})
