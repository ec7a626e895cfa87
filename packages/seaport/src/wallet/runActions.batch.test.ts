import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import {
  type Address,
  createClient,
  custom,
  type EIP1193RequestFn,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  parseEther,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { erc20Abi, erc721Abi } from '../abi/tokens.js'
import { createOrder } from '../actions/createOrder.js'
import { fulfillOrder } from '../actions/fulfillOrder.js'
import { ItemType, seaportAddress } from '../order/constants.js'
import { runActions } from './runActions.js'

const chain = testChain()
const { lanterns, wrappedNative } = demo.contracts
const [amina, bilal] = demo.accounts
const ether = parseEther('1')

type Call = { to: Address; data: Hex; value: Hex }
type Batch = { version: string; from: Address; chainId: Hex; atomicRequired: boolean; calls: readonly Call[] }
type Answer = (params: readonly unknown[]) => unknown

/** A wallet that can do batches; what the test says of it is answered by the test. */
function batchWallet(changes: Record<string, Answer> = {}) {
  const asked: string[] = []
  const batches: Batch[] = []
  const hashes: Hex[] = []
  const answers: Record<string, Answer> = {
    wallet_getCapabilities: () => ({ '0x7a69': { atomic: { status: 'supported' } } }),
    wallet_sendCalls: async ([batch]) => {
      batches.push(batch as Batch)
      for (const { to, data, value } of (batch as Batch).calls)
        hashes.push(await chain.walletClient(bilal).sendTransaction({ to, data, value: hexToBigInt(value) }))
      return { id: '0x5ca1e' }
    },
    wallet_getCallsStatus: () => ({
      status: 200,
      receipts: hashes.map((transactionHash) => ({ status: '0x1', transactionHash })),
    }),
    eth_sendTransaction: ([request]) => {
      const { to, data, value = '0x0' } = request as Call
      return chain.walletClient(bilal).sendTransaction({ to, data, value: hexToBigInt(value) })
    },
    ...changes,
  }
  const request = (async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
    if (method.startsWith('wallet_') || method === 'eth_sendTransaction') asked.push(method)
    const answer = answers[method]
    return answer ? answer(params ?? []) : chain.publicClient.request({ method, params } as never)
  }) as EIP1193RequestFn
  const client = createClient({
    account: bilal.address,
    chain: chain.chain,
    transport: custom({ request }, { retryCount: 0 }),
    pollingInterval: 20,
  })
  return { client, asked, batches, hashes }
}

const fail =
  (code: number, message = 'no') =>
  () => {
    throw Object.assign(new TypeError(message), { code })
  }

async function listing() {
  const ids = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
  const read = (id: bigint) =>
    chain.publicClient.readContract({
      address: lanterns,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [id],
    })
  const owners = await Promise.all(ids.map(read))
  const identifier = ids.find((_, index) => owners[index] === amina.address) ?? 0n
  const { executeAllActions } = await createOrder(chain.walletClient(amina), {
    offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
    consideration: [{ currency: wrappedNative, amount: ether }],
  })
  return { order: await executeAllActions(), owner: () => read(identifier) }
}

async function collect(client: Parameters<typeof runActions>[0], options: Parameters<typeof runActions>[1]) {
  const seen: string[] = []
  for await (const { type, index } of runActions(client, options)) seen.push(`${type} ${index}`)
  return seen
}

const oneByOne = ['asking 0', 'sent 0', 'confirmed 0', 'asking 1', 'sent 1', 'confirmed 1']

describe('runActions with a wallet that takes several transactions as one', () => {
  test.each([
    ['supported', { '0x7a69': { atomic: { status: 'supported' } } }],
    ['ready for an upgrade', { '0x7a69': { atomic: { status: 'ready' } } }],
    ['on every chain', { '0x0': { atomic: { status: 'supported' } } }],
    ['with another spelling of the chain', { '0x07A69': { atomic: { status: 'supported' } } }],
  ])('default: %s: approval and exchange in one prompt', async (_, capabilities) => {
    const { order, owner } = await listing()
    const wallet = batchWallet({ wallet_getCapabilities: () => capabilities })
    const { actions } = await fulfillOrder(wallet.client, { order })
    expect(await collect(wallet.client, { actions, simulate: true })).toEqual([
      'asking 1',
      'submitted 1',
      'sent 1',
      'confirmed 1',
    ])
    expect(wallet.asked).toEqual(['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus'])
    expect(wallet.batches).toMatchObject([{ from: bilal.address, chainId: '0x7a69', atomicRequired: true }])
    expect(wallet.batches[0]?.calls.map(({ to }) => to)).toEqual([wrappedNative, seaportAddress])
    expect(isAddressEqual(await owner(), bilal.address)).toBe(true)
  })

  test('default: executeAllActions asks once and gives the hash of the exchange', async () => {
    const { order } = await listing()
    const wallet = batchWallet()
    const { executeAllActions } = await fulfillOrder(wallet.client, { order })
    expect(await executeAllActions()).toBe(wallet.hashes.at(-1))
    expect(wallet.asked).not.toContain('eth_sendTransaction')
  })

  test.each<[string, Record<string, Answer>, boolean]>([
    [
      'that says unsupported',
      { wallet_getCapabilities: () => ({ '0x7a69': { atomic: { status: 'unsupported' } } }) },
      false,
    ],
    [
      'that can on another chain',
      { wallet_getCapabilities: () => ({ '0x1': { atomic: { status: 'supported' } } }) },
      false,
    ],
    ['that says nothing', { wallet_getCapabilities: () => null }, false],
    ['that does not know the question', { wallet_getCapabilities: fail(-32601) }, false],
    ['that fails at the question', { wallet_getCapabilities: fail(-32603) }, false],
    ['whose upgrade is refused', { wallet_sendCalls: fail(5750) }, true],
    ['that takes no atomic batch after all', { wallet_sendCalls: fail(5760) }, true],
    ['that does not know how to send one', { wallet_sendCalls: fail(-32601) }, true],
  ])('behavior: a wallet %s is asked one by one', async (_, changes, wasAsked) => {
    const { order, owner } = await listing()
    const wallet = batchWallet(changes)
    const { actions } = await fulfillOrder(wallet.client, { order })
    expect(await collect(wallet.client, { actions })).toEqual([
      ...(wasAsked ? ['asking 1'] : []),
      ...oneByOne,
    ])
    expect(isAddressEqual(await owner(), bilal.address)).toBe(true)
  })

  test('behavior: several approvals are one batch, and the signature after them is a separate request', async () => {
    const ids = Array.from({ length: 108 }, (_, index) => BigInt(index + 1))
    const read = (id: bigint) =>
      chain.publicClient.readContract({
        address: lanterns,
        abi: erc721Abi,
        functionName: 'ownerOf',
        args: [id],
      })
    const owners = await Promise.all(ids.map(read))
    const mine = ids.filter((_, index) => owners[index] === bilal.address).slice(0, 2)
    const wallet = batchWallet()
    const { actions } = await createOrder(wallet.client, {
      offer: mine.map((identifier) => ({
        itemType: ItemType.ERC721,
        contract: lanterns,
        tokenId: identifier,
      })),
      consideration: [{ amount: ether }],
      exactApproval: true,
    })
    expect(await collect(wallet.client, { actions })).toEqual([
      'asking 1',
      'submitted 1',
      'sent 1',
      'confirmed 1',
      'asking 2',
      'signed 2',
    ])
  })

  test('param: batch: never', async () => {
    const { order } = await listing()
    const wallet = batchWallet()
    const { actions } = await fulfillOrder(wallet.client, { order })
    expect(await collect(wallet.client, { actions, batch: 'never' })).toEqual(oneByOne)
    expect(wallet.asked).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  })

  test('behavior: one transaction is no batch, and the wallet is not asked about any', async () => {
    const { order } = await listing()
    const wallet = batchWallet()
    const hash = await chain.walletClient(bilal).writeContract({
      address: wrappedNative,
      abi: erc20Abi,
      functionName: 'approve',
      args: [seaportAddress, ether],
    })
    await chain.publicClient.waitForTransactionReceipt({ hash })
    const { actions } = await fulfillOrder(wallet.client, { order })
    expect(await collect(wallet.client, { actions })).toEqual(['asking 0', 'sent 0', 'confirmed 0'])
    expect(wallet.asked).toEqual(['eth_sendTransaction'])
  })

  test.each<[string, Record<string, Answer>, object]>([
    ['the user declines', { wallet_sendCalls: fail(4001) }, { name: 'Wallet.UserRejectedError' }],
    ['the wallet fails', { wallet_sendCalls: fail(-32603, 'broken') }, { name: 'Wallet.FailedError' }],
    [
      'another chain',
      { eth_chainId: () => '0x1' },
      { name: 'Wallet.WrongChainError', facts: { expected: 31_337, actual: 1 } },
    ],
    [
      'the chain refuses the batch',
      { wallet_getCallsStatus: () => ({ status: 500, receipts: [] }) },
      { name: 'Transaction.RevertedError' },
    ],
    [
      'done, yet a receipt says reverted',
      {
        wallet_getCallsStatus: () => ({
          status: 200,
          receipts: [{ status: '0x0', transactionHash: '0x01' }],
        }),
      },
      { name: 'Transaction.RevertedError' },
    ],
    [
      'given up by the wallet',
      { wallet_getCallsStatus: () => ({ status: 400 }) },
      { name: 'Transaction.BatchFailedError', facts: { id: '0x5ca1e', status: 400 } },
    ],
    [
      'done in part',
      {
        wallet_getCallsStatus: () => ({
          status: 600,
          receipts: [{ status: '0x1', transactionHash: '0x01' }],
        }),
      },
      { name: 'Transaction.PartlyDoneError', facts: { hashes: ['0x01'] } },
    ],
    [
      'pending for too long',
      { wallet_getCallsStatus: () => ({ status: 100 }) },
      { name: 'Transaction.UnknownOutcomeError', facts: { id: '0x5ca1e', timeoutMs: 100 } },
    ],
    [
      'a wallet that forgets its batches',
      { wallet_getCallsStatus: fail(5730) },
      { name: 'Transaction.UnknownOutcomeError', retry: 'later' },
    ],
  ])('error: %s', async (_, changes, expected) => {
    const { order } = await listing()
    const plan = await fulfillOrder(batchWallet().client, { order })
    const wallet = batchWallet(changes)
    const actions = plan.actions
    await expect(collect(wallet.client, { actions, timeoutMs: 100 })).rejects.toMatchObject(expected)
    expect(wallet.asked).not.toContain('eth_sendTransaction')
  })

  test('behavior: waits through pending and through looks that fail', async () => {
    const { order } = await listing()
    let looks = 0
    const hashes: Hex[] = []
    const wallet = batchWallet({
      wallet_getCallsStatus: () => {
        looks++
        if (looks === 1) return { status: 100 }
        if (looks === 2) return fail(-32603)()
        return {
          status: 'CONFIRMED',
          receipts: wallet.hashes.map((transactionHash) => ({ transactionHash })),
        }
      },
    })
    const { actions } = await fulfillOrder(wallet.client, { order })
    for await (const event of runActions(wallet.client, { actions }))
      if (event.type === 'confirmed') hashes.push(event.receipt.transactionHash)
    expect([looks, hashes]).toEqual([3, [wallet.hashes.at(-1)]])
  })

  test('param: signal: stops waiting', async () => {
    const { order } = await listing()
    const wallet = batchWallet({ wallet_getCallsStatus: () => ({ status: 100 }) })
    const { actions } = await fulfillOrder(wallet.client, { order })
    const controller = new AbortController()
    const run = (async () => {
      for await (const event of runActions(wallet.client, { actions, signal: controller.signal }))
        if (event.type === 'submitted') controller.abort()
    })()
    await expect(run).rejects.toMatchObject({ name: expect.stringContaining('Abort') })
  })
})
