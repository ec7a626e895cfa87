/** Orders that the exchange would never fill, since it knows them already or their counter is over: none is signed. */
import {
  batch,
  countingTransport,
  deploy,
  freezeClock,
  Mint,
  makeAccounts,
  type TestAccount,
  testChain,
} from '@souk/testing'
import { type Address, createWalletClient, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { ItemType, seaportAddress } from '../order/constants.js'
import type { WishOptions } from '../plan/readWish.js'
import { bulkCancelOrders } from './bulkCancelOrders.js'
import { cancelOrders } from './cancelOrders.js'
import { createBulkOrders } from './createBulkOrders.js'
import { createOrder } from './createOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { getCounter } from './getCounter.js'

const chain = testChain()
let seller: TestAccount
let buyer: TestAccount
let jars: Address
let listing: WishOptions

beforeEach(async () => {
  ;[seller, buyer] = await makeAccounts(chain, ['seller', 'buyer'])
  jars = await deploy(chain, 'FreeERC1155')
  await batch(chain, [
    Mint.erc1155(jars, seller.address, 1n, 10n),
    Mint.collectionApproval(jars, seller.address, seaportAddress),
  ])
  const { timestamp } = await chain.publicClient.getBlock()
  listing = {
    offer: [{ itemType: ItemType.ERC1155, contract: jars, tokenId: 1n, amount: 2n }],
    consideration: [{ amount: 2n * 10n ** 18n }],
    startTime: timestamp,
    endTime: timestamp + 86_400n,
    allowPartialFills: true,
    salt: 0n,
  }
})

const wallet = (account = seller) => chain.walletClient(account)
const mined = async (hash: Hex) => chain.publicClient.waitForTransactionReceipt({ hash })
const list = async (changes: Partial<WishOptions> = {}) =>
  (await createOrder(wallet(), { ...listing, ...changes })).executeAllActions()
const cancel = async (changes: Partial<WishOptions> = {}) => {
  const order = await list(changes)
  const { executeAllActions } = await cancelOrders(wallet(), { orders: [order.parameters] })
  await mined(await executeAllActions())
}
const buy = async (unitsToFill: bigint) => {
  const order = await list()
  const { executeAllActions } = await fulfillOrder(wallet(buyer), { order, unitsToFill })
  await mined(await executeAllActions())
}
const raiseCounter = async () => mined(await (await bulkCancelOrders(wallet())).executeAllActions())

/** The seller's wallet, whose requests to the node are counted. */
function counted() {
  const { transport, log } = countingTransport({ url: chain.rpcUrl })
  const account = privateKeyToAccount(seller.privateKey)
  return { client: createWalletClient({ account, chain: chain.chain, transport, pollingInterval: 20 }), log }
}

describe('createOrder', () => {
  test('error: listed, cancelled and listed again with the same times and salt, known in one request', async () => {
    await cancel()
    const { client, log } = counted()
    await expect(createOrder(client, listing)).rejects.toMatchObject({
      name: 'Draft.SpentError',
      facts: { state: 'cancelled' },
    })
    expect(log.methods).toEqual(['eth_call'])
  })

  test('error: sold and listed again', async () => {
    await buy(2n)
    await expect(list()).rejects.toMatchObject({ name: 'Draft.SpentError', facts: { state: 'filled' } })
  })

  test('behavior: a partially sold order is still the same order', async () => {
    await buy(1n)
    const order = await list()
    const { executeAllActions } = await fulfillOrder(wallet(buyer), { order })
    expect((await mined(await executeAllActions())).status).toBe('success')
  })

  test.each([{ salt: 1n }, { salt: undefined }, { endTime: undefined }])(
    'behavior: another order is alive: %o',
    async (changes) => {
      await cancel()
      const order = await list(changes)
      const { executeAllActions } = await fulfillOrder(wallet(buyer), { order })
      expect((await mined(await executeAllActions())).status).toBe('success')
    },
  )

  test('error: the same where the start is that of the same block time', async () => {
    await freezeClock(chain)
    await cancel({ startTime: undefined })
    await expect(list({ startTime: undefined })).rejects.toMatchObject({ name: 'Draft.SpentError' })
  })

  test('error: cancelled under a counter that is not 0', async () => {
    await raiseCounter()
    await cancel()
    await expect(list()).rejects.toMatchObject({ name: 'Draft.SpentError' })
  })

  test('behavior: cancelled with the earlier counter', async () => {
    await cancel()
    await raiseCounter()
    await expect(list()).resolves.toBeDefined()
  })

  test('error: a counter that is not, or no longer, the account\u2019s', async () => {
    await expect(list({ counter: 1n })).rejects.toMatchObject({
      name: 'Draft.CounterError',
      facts: { counter: 1n, current: 0n },
    })
    await raiseCounter()
    await expect(list({ counter: 0n })).rejects.toMatchObject({ name: 'Draft.CounterError' })
    const counter = await getCounter(wallet(), { offerer: seller.address })
    await expect(list({ counter })).resolves.toBeDefined()
  })
})

describe('createBulkOrders', () => {
  test('error: names which of them was cancelled before', async () => {
    await cancel()
    const orders = [{ ...listing, salt: 7n }, listing]
    await expect(createBulkOrders(wallet(), { orders })).rejects.toMatchObject({
      name: 'Draft.InBulkError',
      facts: { index: 1 },
      cause: { name: 'Draft.SpentError' },
    })
  })

  test('error: names which of them has another counter', async () => {
    const orders = [listing, { ...listing, salt: 7n, counter: 1n }]
    await expect(createBulkOrders(wallet(), { orders })).rejects.toMatchObject({
      facts: { index: 1 },
      cause: { name: 'Draft.CounterError' },
    })
  })
})
