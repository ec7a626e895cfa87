import { demo } from '@souk/devchain'
import {
  type Address,
  createWalletClient,
  custom,
  type Hex,
  parseEther,
  UserRejectedRequestError,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendRawTransaction } from 'viem/actions'
import { describe, expect, test, vi } from 'vitest'
import { getNftsByAccount } from '../actions/getNftsByAccount.js'
import type { Progress } from '../domain/Trade.js'
import type * as TradeEvent from '../domain/TradeEvent.js'
import { type TradeEventName, tradeEventNames } from '../domain/TradeEvent.js'
import { failure, stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal, celeste] = demo.accounts
const { lanterns } = demo.contracts
const slug = 'lanterns-of-the-souk'

type Market = ReturnType<(typeof scene)['market']>

/** Records the events in order. */
function record(market: Market): { name: TradeEventName; payload: unknown }[] {
  const told: { name: TradeEventName; payload: unknown }[] = []
  for (const name of tradeEventNames) market.on(name, (payload) => told.push({ name, payload }))
  return told
}

async function list() {
  const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
  return scene.market(amina).createListing({ asset, price: parseEther('1'), collection: slug })
}

type Answer = (params: unknown) => unknown

/** A wallet outside the page. It executes everything that is not scripted. */
function wallet(person: { privateKey: Hex }, script: { [method: string]: Answer }) {
  const { chain, publicClient } = scene.chain
  const account = privateKeyToAccount(person.privateKey)
  const request = async ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
    const answer = script[method]
    if (answer) return answer(params)
    if (method === 'eth_accounts') return [account.address]
    if (method === 'eth_signTypedData_v4')
      return account.signTypedData(JSON.parse(String((params as string[])[1])))
    if (method !== 'eth_sendTransaction') return publicClient.request({ method, params } as never)
    const [{ to, data, value }] = params as [{ to: Address; data: Hex; value?: Hex }]
    const local = scene.chain.walletClient(person)
    const prepared = await local.prepareTransactionRequest({
      to,
      data,
      value: BigInt(value ?? 0),
      gas: 1_000_000n,
    } as never)
    return sendRawTransaction(publicClient, {
      serializedTransaction: await account.signTransaction(prepared as never),
    })
  }
  return createWalletClient({
    account: account.address,
    chain,
    transport: custom({ request }, { retryCount: 0 }),
    pollingInterval: 20,
  })
}

describe('on', () => {
  test('default: created, then confirmed', async () => {
    const { orderHash, order } = await list()
    const market = scene.market(bilal)
    const told = record(market)
    const { transactionHash, receipt } = await market.fulfillOrder({ order: orderHash })
    const deals = [
      expect.objectContaining({
        orderHash,
        side: 'ask',
        price: parseEther('1'),
        currency: zeroAddress,
        maker: amina.address,
        taker: bilal.address,
        items: [expect.objectContaining(order.parameters.offer[0])],
      }),
    ]
    const news = {
      ...{ transactionHash, account: bilal.address, deals },
      ...{ event: 'MatchOrders', isApproval: false },
    }
    expect(told).toEqual([
      {
        name: 'MatchOrders',
        payload: {
          ...{ account: bilal.address, deals },
          ...{ orderHashes: [orderHash], orders: [expect.anything()] },
        },
      },
      { name: 'TransactionCreated', payload: news },
      { name: 'TransactionConfirmed', payload: { ...news, receipt } },
    ])
  })

  test('behavior: approvals are told as such', async () => {
    const asset = { contract: demo.contracts.zellige, tokenId: await tileOf(bilal.address) }
    const market = scene.market(bilal)
    const told = record(market)
    await market.createListing({ asset, price: '1', collection: 'zellige' })
    expect(told).toMatchObject([
      { name: 'TransactionCreated', payload: { isApproval: true, event: undefined } },
      { name: 'TransactionConfirmed', payload: { isApproval: true, event: undefined } },
    ])
  })

  test('behavior: cancelled and approved', async () => {
    const listed = await list()
    const market = scene.market(amina)
    const told = record(market)
    await market.approveOrder({ order: listed.order })
    await market.cancelOrder({ order: listed })
    expect(told.map(({ name }) => name)).toEqual([
      ...['ApproveOrder', 'TransactionCreated', 'TransactionConfirmed'],
      ...['CancelOrder', 'TransactionCreated', 'TransactionConfirmed'],
    ])
  })

  test('behavior: failed, and thrown', async () => {
    const listed = await list()
    // Someone else fills the order after the plan was simulated.
    const client = wallet(bilal, {
      eth_sendTransaction: async (params) => {
        await scene.market(amina, { isDown: true }).cancelOrder({ order: listed.order })
        const [{ to, data, value }] = params as [{ to: Address; data: Hex; value: Hex }]
        return scene.chain
          .walletClient(bilal)
          .sendTransaction({ to, data, value: BigInt(value), gas: 1_000_000n })
      },
    })
    const market = scene.market(bilal, { client })
    const told = record(market)
    const error = await failure(market.fulfillOrder({ order: listed.order }))
    expect(error).toMatchObject({ name: 'Transaction.RevertedError' })
    expect(told.map(({ name }) => name)).toEqual(['MatchOrders', 'TransactionCreated', 'TransactionFailed'])
    expect(told.at(-1)?.payload).toMatchObject({ error, event: 'MatchOrders' })
  })

  test('behavior: denied, and thrown', async () => {
    const { order } = await list()
    const reject = () => Promise.reject(new UserRejectedRequestError(new Error('User rejected the request.')))
    const market = scene.market(bilal, { client: wallet(bilal, { eth_sendTransaction: reject }) })
    const told = record(market)
    const error = await failure(market.fulfillOrder({ order }))
    expect(error).toMatchObject({ name: 'Wallet.UserRejectedError' })
    expect(told.map(({ name }) => name)).toEqual(['MatchOrders', 'TransactionDenied'])
  })

  test('behavior: a listener that throws stops nothing', async () => {
    const { order } = await list()
    const warn = vi.fn()
    const market = scene.market(bilal, { logger: { warn } })
    const fault = new RangeError('mine')
    market.on('TransactionCreated', () => {
      throw fault
    })
    const confirmed = vi.fn()
    market.on('TransactionConfirmed', confirmed)
    const onProgress = () => {
      throw fault
    }
    await market.fulfillOrder({ order, onProgress })
    expect(confirmed).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls.map(([, facts]) => facts)).toContainEqual({ error: fault })
  })
})

describe('deals', () => {
  /** The deals of the confirmed transactions. */
  const confirmed = (told: ReturnType<typeof record>) =>
    told
      .filter(({ name }) => name === 'TransactionConfirmed')
      .map(({ payload }) => (payload as { deals: readonly TradeEvent.OrderDeal[] }).deals)

  test('default: an accepted offer', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const { orderHash } = await scene.market(bilal).createOffer({ asset, price: '2', collection: slug })
    const market = scene.market(amina)
    const told = record(market)
    await market.fulfillOrder({ order: orderHash })
    expect(confirmed(told).at(-1)).toMatchObject([
      {
        ...{ orderHash, side: 'bid', price: parseEther('2'), currency: demo.contracts.wrappedNative },
        ...{ maker: bilal.address, taker: amina.address },
      },
    ])
  })

  test('behavior: several listings, a cancellation, and an order that only one account may fill', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const own = { asset, price: parseEther('3'), collection: slug, taker: bilal.address }
    const forBilal = await scene.market(amina).createListing(own)
    const listed = [await list(), await list()]
    const buyer = scene.market(bilal)
    const bought = record(buyer)
    await buyer.fulfillOrders({ orders: listed.map((order) => ({ order })) })
    const seller = scene.market(amina)
    const cancelled = record(seller)
    await seller.cancelOrder({ order: forBilal })
    const common = { maker: amina.address, taker: bilal.address, currency: zeroAddress }
    expect(confirmed(bought).at(-1)).toMatchObject(
      listed.map(({ orderHash }) => ({ ...common, orderHash, price: parseEther('1') })),
    )
    expect(confirmed(cancelled)).toMatchObject([[{ ...common, price: parseEther('3') }]])
  })

  test('behavior: no taker and no price are invented', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const { timestamp } = await scene.chain.publicClient.getBlock()
    const endTime = timestamp + 86_400n
    const falling = { asset, price: '2', endPrice: '1', endTime, collection: slug }
    const open = await scene.market(amina).createListing(falling)
    const market = scene.market(amina)
    const told = record(market)
    await market.cancelOrder({ order: open })
    const [[deal] = []] = confirmed(told)
    expect(deal).toMatchObject({ orderHash: open.orderHash, currency: zeroAddress })
    expect(deal).not.toHaveProperty('taker')
    expect(deal).not.toHaveProperty('price')
  })

  test('behavior: both orders of a match', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const currency = demo.contracts.wrappedNative
    const ask = await scene.market(amina).createListing({ asset, price: '1', currency, collection: slug })
    const bid = await scene.market(bilal).createOffer({ asset, price: '2', collection: slug })
    const market = scene.market(celeste)
    const told = record(market)
    await market.matchOrders({ orders: [{ order: ask }, { order: bid }] })
    expect(told.map(({ name }) => name)).toEqual([
      ...['MatchOrders', 'TransactionCreated', 'TransactionConfirmed'],
    ])
    expect(confirmed(told)).toMatchObject([
      [
        { side: 'ask', maker: amina.address, price: parseEther('1') },
        { side: 'bid', maker: bilal.address, price: parseEther('2') },
      ],
    ])
  })
})

describe('once', () => {
  test('default', async () => {
    const listed = await list()
    const market = scene.market(amina)
    const [once, always, stopped] = [vi.fn(), vi.fn(), vi.fn()]
    market.once('TransactionCreated', once)
    market.on('TransactionCreated', always)
    market.on('TransactionCreated', stopped)()
    await market.approveOrder({ order: listed.order })
    await market.cancelOrder({ order: listed.order })
    expect([once, always, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 0])
  })
})

describe('off', () => {
  test('default', async () => {
    const listed = await list()
    const market = scene.market(amina)
    const [removed, kept, all] = [vi.fn(), vi.fn(), vi.fn()]
    market.on('TransactionCreated', removed)
    market.on('TransactionCreated', kept)
    market.on('TransactionConfirmed', all)
    market.off('TransactionCreated', removed)
    market.off('TransactionConfirmed')
    await market.cancelOrder({ order: listed.order })
    expect([removed, kept, all].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
  })
})

describe('a trade that is stopped', () => {
  test('behavior: before anything was asked', async () => {
    const { order } = await list()
    const controller = new AbortController()
    const onProgress = ({ type }: Progress) => {
      if (type === 'ready') controller.abort()
    }
    const error = await failure(
      scene.market(bilal).fulfillOrder({ order, onProgress, signal: controller.signal }),
    )
    expect(error).toMatchObject({
      name: 'Trade.StoppedError',
      facts: { sent: [], signed: [], isWalletAsked: false },
    })
  })

  test('behavior: while the wallet does not answer', async () => {
    const { order } = await list()
    const controller = new AbortController()
    const hang = () => {
      queueMicrotask(() => controller.abort())
      return new Promise(() => {})
    }
    const market = scene.market(bilal, { client: wallet(bilal, { eth_sendTransaction: hang }) })
    const error = await failure(market.fulfillOrder({ order, signal: controller.signal }))
    expect(error).toMatchObject({ name: 'Trade.StoppedError', facts: { sent: [], isWalletAsked: true } })
  })

  test('behavior: what is sent is told', async () => {
    const { order } = await list()
    const controller = new AbortController()
    const sent: string[] = []
    const onProgress = (progress: Progress) => {
      if (progress.type !== 'sent') return
      sent.push(progress.hash)
      controller.abort()
    }
    const error = await failure(
      scene.market(bilal).fulfillOrder({ order, onProgress, signal: controller.signal }),
    )
    expect(error).toMatchObject({ name: 'Trade.StoppedError', facts: { sent: [{ hash: sent[0] }] } })
    expect(String(error)).toContain(`${sent[0]} was sent and may still go through.`)
  })

  test('behavior: what is signed is told', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const controller = new AbortController()
    const onProgress = ({ type }: Progress) => {
      if (type === 'posting') controller.abort()
    }
    const { signal } = controller
    const error = await failure(
      scene.market(amina).createListing({ asset, price: '1', collection: slug, onProgress, signal }),
    )
    expect(error).toMatchObject({
      name: 'Trade.StoppedError',
      facts: { signed: [{ signature: expect.any(String) }] },
    })
  })
})

async function tileOf(owner: Address): Promise<bigint> {
  const { nfts } = await getNftsByAccount(scene.api(), { account: owner, limit: 200 })
  return nfts.find(({ contract }) => contract === demo.contracts.zellige)?.tokenId ?? expect.fail('no tile')
}
