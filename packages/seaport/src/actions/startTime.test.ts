import { demo } from '@souk/devchain'
import { countingTransport, testChain } from '@souk/testing'
import { type Address, createWalletClient, isAddressEqual, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { erc721Abi } from '../abi/tokens.js'
import { ItemType } from '../order/constants.js'
import { createOrder } from './createOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { fulfillPrivateListing } from './fulfillPrivateListing.js'

const chain = testChain()
const { lanterns } = demo.contracts
const [amina, bilal] = demo.accounts

async function lanternOf(owner: Address): Promise<bigint> {
  for (let id = 1n; id < 109n; id++) {
    const args = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [id] } as const
    if (isAddressEqual(await chain.publicClient.readContract(args), owner)) return id
  }
  return expect.fail(`${owner} has no lantern`)
}

/** An order that the node asked here does not see begun, as its latest block is some seconds behind the maker's clock. */
async function orderStartingIn(seconds: bigint, taker?: Address) {
  const identifier = await lanternOf(amina.address)
  await chain.testClient.setBlockTimestampInterval({ interval: 1 })
  const { timestamp } = await chain.publicClient.getBlock()
  const { executeAllActions } = await createOrder(chain.walletClient(amina), {
    offer: [{ itemType: ItemType.ERC721, contract: lanterns, tokenId: identifier }],
    consideration: [{ amount: parseEther('1') }],
    startTime: timestamp + seconds + 1n,
    taker,
  })
  // The approval mines a block.
  return executeAllActions()
}

function buyer() {
  const { transport, log } = countingTransport({ url: chain.rpcUrl })
  const account = privateKeyToAccount(bilal.privateKey)
  return { client: createWalletClient({ account, chain: chain.chain, transport, pollingInterval: 10 }), log }
}

/** Mines a block a second of the chain's time for each of them, once the order has been looked at. */
async function mineAfterLook(log: ReturnType<typeof buyer>['log'], seconds: number) {
  await expect.poll(() => log.requests, { interval: 1 }).toBeGreaterThan(0)
  await chain.testClient.mine({ blocks: seconds })
}

describe('an order that starts in a moment', () => {
  test('default: is planned as soon as the chain has reached its start', async () => {
    const order = await orderStartingIn(3n)
    const { client, log } = buyer()
    const [fill] = await Promise.all([fulfillOrder(client, { order }), mineAfterLook(log, 3)])
    expect(new Set(log.methods)).toEqual(new Set(['eth_call']))
    expect(log.requests).toBeGreaterThan(1)
    const hash = await fill.executeAllActions()
    expect(await chain.publicClient.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  })

  test('default: a private listing too', async () => {
    const order = await orderStartingIn(3n, bilal.address)
    const { client, log } = buyer()
    const [fill] = await Promise.all([fulfillPrivateListing(client, { order }), mineAfterLook(log, 3)])
    const hash = await fill.executeAllActions()
    expect(await chain.publicClient.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  })

  test.each([
    ['0 refuses at once', { startsIn: 1n, waitForStartMs: 0 }],
    ['no longer than it would take', { startsIn: 5n, waitForStartMs: 4_999 }],
    ['the default is 15 seconds', { startsIn: 16n }],
  ])('param: waitForStartMs: %s', async (_, { startsIn, ...options }) => {
    const order = await orderStartingIn(startsIn)
    const { client, log } = buyer()
    await expect(fulfillOrder(client, { order, ...options })).rejects.toMatchObject({
      name: 'Order.NotStartedError',
      retry: 'later',
    })
    expect(log.requests).toBe(1)
  })

  test('error: the chain does not reach the start in time', async () => {
    const order = await orderStartingIn(1n)
    const { client, log } = buyer()
    await expect(fulfillOrder(client, { order, waitForStartMs: 1_000 })).rejects.toMatchObject({
      name: 'Order.NotStartedError',
      facts: { startTime: order.parameters.startTime, now: order.parameters.startTime - 1n },
    })
    expect(log.requests).toBeGreaterThan(1)
  })

  test('behavior: does not wait if there are other issues than the start', async () => {
    const order = await orderStartingIn(1n)
    const { client, log } = buyer()
    await expect(
      fulfillOrder(client, { order: { ...order, signature: '0x' }, waitForStartMs: 15_000 }),
    ).rejects.toMatchObject({ name: 'Order.UnsignedError' })
    expect(log.requests).toBe(1)
  })
})
