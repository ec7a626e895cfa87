/** Exact approvals beside orders that are alive: each of them can still be filled, or is named. */
import { batch, deploy, Mint, makeAccounts, type TestAccount, testChain } from '@souk/testing'
import { type Address, getAddress, type Hex, maxUint256 } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { erc20Abi } from '../abi/tokens.js'
import { ItemType, knownConduitAddress, knownConduitKey, seaportAddress } from '../order/constants.js'
import type { Order } from '../order/Order.js'
import { cancelOrders } from './cancelOrders.js'
import { createBulkOrders } from './createBulkOrders.js'
import { createOrder } from './createOrder.js'
import { fulfillOrder } from './fulfillOrder.js'
import { fulfillOrders } from './fulfillOrders.js'
import { matchOrders } from './matchOrders.js'
import { settleAuction } from './settleAuction.js'

const chain = testChain()
const exactApproval = true
const { ERC721, ERC1155 } = ItemType
let bidder: TestAccount
let owner: TestAccount
let money: Address
let art: Address
let jars: Address

beforeEach(async () => {
  ;[bidder, owner] = await makeAccounts(chain, ['bidder', 'owner'])
  money = await deploy(chain, 'FreeERC20', [18])
  art = await deploy(chain, 'FreeERC721')
  jars = await deploy(chain, 'FreeERC1155')
  await batch(chain, [
    Mint.erc20(money, bidder.address, 1_000n),
    ...[1n, 2n, 3n].map((id) => Mint.erc721(art, owner.address, id)),
    Mint.erc721(art, bidder.address, 9n),
    Mint.erc1155(jars, owner.address, 1n, 10n),
    Mint.collectionApproval(art, owner.address, seaportAddress),
    Mint.collectionApproval(jars, owner.address, seaportAddress),
  ])
})

const wallet = (account: TestAccount) => chain.walletClient(account)
const mined = async (hash: Hex) => chain.publicClient.waitForTransactionReceipt({ hash })
const picture = (identifier: bigint) => ({ itemType: ERC721, contract: art, tokenId: identifier }) as const
const allowance = (operator = seaportAddress) =>
  chain.publicClient.readContract({
    address: money,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [bidder.address, operator],
  })
const bid = async (amount: bigint, identifier: bigint, live: readonly Order[] = []) => {
  const made = await createOrder(wallet(bidder), {
    offer: [{ currency: money, amount }],
    consideration: [picture(identifier)],
    exactApproval,
    liveOrders: live.map(({ parameters }) => parameters),
  })
  return made.executeAllActions()
}
const accept = async (order: Order, unitsToFill?: bigint) =>
  mined(await (await fulfillOrder(wallet(owner), { order, unitsToFill })).executeAllActions())
const sell = async (identifier: bigint, amount: bigint) =>
  (
    await createOrder(wallet(owner), {
      offer: [picture(identifier)],
      consideration: [{ currency: money, amount }],
    })
  ).executeAllActions()

describe('createOrder', () => {
  test.each([
    [2n, 3n],
    [3n, 2n],
    [2n, 2n],
  ])('param: liveOrders: a bid of %s and one of %s are both filled', async (first, second) => {
    const one = await bid(first, 1n)
    const two = await bid(second, 2n, [one])
    expect(await allowance()).toBe(first + second)
    expect([(await accept(one)).status, (await accept(two)).status]).toEqual(['success', 'success'])
    expect(await allowance()).toBe(0n)
  })

  test('param: liveOrders: of a bid that others have filled in part, what is left', async () => {
    const made = await createOrder(wallet(bidder), {
      offer: [{ currency: money, amount: 10n }],
      consideration: [{ itemType: ERC1155, contract: jars, tokenId: 1n, amount: 10n }],
      allowPartialFills: true,
      exactApproval,
    })
    const jarBid = await made.executeAllActions()
    await accept(jarBid, 4n)
    await bid(5n, 1n, [jarBid])
    expect(await allowance()).toBe(11n)
  })

  test('param: liveOrders: what is cancelled, over, or of somebody else needs nothing', async () => {
    const cancelled = await bid(7n, 1n)
    const { executeAllActions } = await cancelOrders(wallet(bidder), { orders: [cancelled.parameters] })
    await mined(await executeAllActions())
    const foreign = await sell(3n, 100n)
    const { parameters } = cancelled
    const over = { ...cancelled, parameters: { ...parameters, salt: 1n, endTime: 1n } }
    const stale = { ...cancelled, parameters: { ...parameters, salt: 1n, counter: 5n } }
    await bid(8n, 2n, [cancelled, foreign, over, stale])
    expect(await allowance()).toBe(8n)
  })

  test('param: liveOrders: through another operator they need another allowance', async () => {
    const one = await bid(2n, 1n)
    const made = await createOrder(wallet(bidder), {
      offer: [{ currency: money, amount: 3n }],
      consideration: [picture(2n)],
      conduitKey: knownConduitKey,
      exactApproval,
      liveOrders: [one.parameters],
    })
    await made.executeAllActions()
    expect([await allowance(), await allowance(knownConduitAddress)]).toEqual([2n, 3n])
    expect(made.fallsAsleep).toEqual([])
  })

  test('behavior: names the listing whose single approval another operator takes', async () => {
    const listing = { offer: [picture(9n)], consideration: [{ amount: 10n ** 18n }], exactApproval }
    const first = await (await createOrder(wallet(bidder), listing)).executeAllActions()
    const again = { ...listing, conduitKey: knownConduitKey, liveOrders: [first.parameters] }
    const second = await createOrder(wallet(bidder), again)
    const token = getAddress(art)
    expect(second.fallsAsleep).toMatchObject([{ contract: token, tokenId: 9n, operator: seaportAddress }])
    await second.executeAllActions()
    await expect(fulfillOrder(wallet(owner), { order: first })).rejects.toMatchObject({
      name: 'Order.OffererApprovalError',
    })
    // What sleeps already is not put to sleep once more.
    expect((await createOrder(wallet(bidder), { ...again, salt: 5n })).fallsAsleep).toEqual([])
  })

  test('behavior: an approval of the whole collection keeps all orders fillable', async () => {
    await batch(chain, [Mint.collectionApproval(art, bidder.address, seaportAddress)])
    const listing = { offer: [picture(9n)], consideration: [{ amount: 10n ** 18n }], exactApproval }
    const first = await (await createOrder(wallet(bidder), listing)).executeAllActions()
    const again = { ...listing, conduitKey: knownConduitKey, liveOrders: [first.parameters] }
    const second = await createOrder(wallet(bidder), again)
    expect(second.fallsAsleep).toEqual([])
    await second.executeAllActions()
    expect((await fulfillOrder(wallet(owner), { order: first })).route).toBe('basic')
  })
})

describe('createBulkOrders', () => {
  test('param: liveOrders: all together are allowed', async () => {
    const one = await bid(2n, 1n)
    const bulk = await createBulkOrders(wallet(bidder), {
      orders: [2n, 3n].map((id) => ({
        offer: [{ currency: money, amount: id }],
        consideration: [picture(id)],
      })),
      exactApproval,
      liveOrders: [one.parameters],
    })
    const [two, three] = (await bulk.executeAllActions()) as [Order, Order]
    expect(await allowance()).toBe(7n)
    for (const order of [one, two, three]) expect((await accept(order)).status).toBe('success')
  })
})

describe('fulfillOrder, fulfillOrders', () => {
  test.each([true, false])(
    'param: liveOrders: a purchase leaves a bid its allowance (exact: %s)',
    async (exact) => {
      const one = await bid(5n, 1n)
      const order = await sell(2n, 4n)
      const liveOrders = [one.parameters]
      const fill = await fulfillOrder(wallet(bidder), { order, exactApproval: exact, liveOrders })
      await mined(await fill.executeAllActions())
      if (exact) expect(await allowance()).toBe(5n)
      else expect(await allowance()).toBeGreaterThan(maxUint256 / 2n)
      expect((await accept(one)).status).toBe('success')
    },
  )

  test.each([true, false])(
    'param: liveOrders: so does a sweep (all or nothing: %s)',
    async (allOrNothing) => {
      const one = await bid(5n, 1n)
      const orders = [{ order: await sell(2n, 4n) }, { order: await sell(3n, 6n) }]
      const liveOrders = [one.parameters]
      const sweep = await fulfillOrders(wallet(bidder), { orders, allOrNothing, exactApproval, liveOrders })
      await mined(await sweep.executeAllActions())
      expect(await allowance()).toBe(5n)
      expect((await accept(one)).status).toBe('success')
    },
  )
})

describe('matchOrders, settleAuction', () => {
  /** A bid that is matched by whoever makes it, so that nobody has approved anything for it. */
  const unapproved = async (amount: bigint, identifier: bigint) => {
    const made = await createOrder(wallet(bidder), {
      offer: [{ currency: money, amount }],
      consideration: [picture(identifier)],
      config: { checkBalancesAndApprovals: false },
    })
    return made.executeAllActions()
  }

  test.each([true, false])(
    'param: liveOrders: a match leaves other bids their allowance (exact: %s)',
    async (exact) => {
      const one = await bid(2n, 1n)
      const two = await bid(3n, 2n, [one])
      const orders = [{ order: await sell(3n, 4n) }, { order: await unapproved(4n, 3n) }]
      const liveOrders = [one, two].map(({ parameters }) => parameters)
      const match = await matchOrders(wallet(bidder), { orders, exactApproval: exact, liveOrders })
      expect(match.fallsAsleep).toEqual([])
      await mined(await match.executeAllActions())
      if (exact) expect(await allowance()).toBe(5n)
      for (const order of [one, two]) expect((await accept(order)).status).toBe('success')
    },
  )

  test('param: liveOrders: a settlement names the listing whose single approval it takes', async () => {
    const asked = { offer: [picture(9n)], consideration: [{ currency: money, amount: 5n }], exactApproval }
    const auction = await (await createOrder(wallet(bidder), asked)).executeAllActions()
    const through = { ...asked, conduitKey: knownConduitKey, salt: 7n }
    const listing = await (await createOrder(wallet(bidder), through)).executeAllActions()
    await batch(chain, [Mint.erc20(money, owner.address, 10n)])
    const made = await createOrder(wallet(owner), {
      offer: [{ currency: money, amount: 6n }],
      consideration: [picture(9n)],
    })
    const winner = await made.executeAllActions()
    const liveOrders = [auction, listing].map(({ parameters }) => parameters)
    const match = await settleAuction(wallet(bidder), { auction, bid: winner, exactApproval, liveOrders })
    expect(match.fallsAsleep).toMatchObject([{ tokenId: 9n, operator: knownConduitAddress }])
    expect((await mined(await match.executeAllActions())).status).toBe('success')
  })
})
