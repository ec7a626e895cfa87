import { demo } from '@souk/devchain'
import { erc721Abi } from '@souk/seaport'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { getAuction } from '../actions/getAuction.js'
import { getMarketInfo } from '../actions/getMarketInfo.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import { changeOf, failure, stage } from '../testing/stage.js'

const scene = stage()
const [amina, bilal, celeste, dario] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const ether = parseEther('1')

type Opened = { auction: MarketOrder; tokenId: bigint; end: bigint }

/** Amina auctions a lantern for an hour, with a reserve of one ether. */
async function open(): Promise<Opened> {
  const tokenId = await scene.lanternOf(amina.address)
  const market = scene.market(amina)
  const { timestamp } = await scene.chain.publicClient.getBlock()
  const end = timestamp + 3_600n
  const { auction: settling } = await getMarketInfo(market.api)
  const auction = await market.createListing({
    asset: { contract: lanterns, tokenId },
    price: ether,
    currency: wrappedNative,
    endTime: end,
    englishAuction: settling ?? expect.fail('The market settles no auctions.'),
  })
  return { auction, tokenId, end }
}

/** Bids outlive the auction, so that it can be settled. */
async function bid(bidder: (typeof demo.accounts)[number], { tokenId, end }: Opened, price: bigint) {
  const asset = { contract: lanterns, tokenId }
  return scene.market(bidder).createOffer({ asset, price, endTime: end + 86_400n })
}

async function pass(seconds: number) {
  await scene.chain.testClient.increaseTime({ seconds })
  await scene.chain.testClient.mine({ blocks: 1 })
  await scene.settle()
}

const ownerOf = (tokenId: bigint) =>
  scene.chain.publicClient.readContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [tokenId],
  })

describe('settleAuction', () => {
  test('default: a stranger ends it for the highest bid; everybody gets what the plan says', async () => {
    const opened = await open()
    const { orderHash } = opened.auction
    expect(opened.auction).toMatchObject({ type: 'english', price: ether, status: 'active' })
    await bid(bilal, opened, 2n * ether)
    const winner = await bid(celeste, opened, 3n * ether)
    expect(await getAuction(scene.api(), { orderHash })).toMatchObject({
      phase: 'running',
      end: opened.end,
      reserve: ether,
      feeBasisPoints: 750,
      highestBid: { orderHash: winner.orderHash },
    })
    const stranger = scene.market(dario)
    expect(await failure(stranger.settleAuction({ auction: orderHash }))).toMatchObject({
      name: 'MarketApi.RejectedError',
      code: 'auction_running',
    })
    await pass(3_601)
    const { plan } = await stranger.prepareSettleAuction({ auction: orderHash })
    expect(plan).toMatchObject({
      bidHash: winner.orderHash,
      bidder: celeste.address,
      price: 3n * ether,
      sellerAmount: parseEther('2.775'),
      fees: parseEther('0.225'),
    })
    const changes = await scene.changes([{ itemType: 1, token: wrappedNative, identifier: 0n }], () =>
      stranger.settleAuction({ auction: orderHash }),
    )
    const got = [amina, celeste, bilal, demo.marketFee, demo.artist].map(({ address }) =>
      changeOf(changes, address, wrappedNative),
    )
    expect(got).toEqual([plan.sellerAmount, -plan.price, 0n, parseEther('0.075'), parseEther('0.15')])
    expect(await ownerOf(opened.tokenId)).toBe(celeste.address)
    await scene.settle()
    expect(await getAuction(scene.api(), { orderHash })).toMatchObject({ phase: 'over' })
  })

  test('param: bid: the seller takes one before the end', async () => {
    const opened = await open()
    const lower = await bid(bilal, opened, 2n * ether)
    await bid(celeste, opened, 3n * ether)
    const events: string[] = []
    const market = scene.market(amina)
    market.on('MatchOrders', ({ orderHashes }) => events.push(...orderHashes))
    const settled = await market.settleAuction({ auction: opened.auction, bid: lower })
    expect(settled).toMatchObject({ isSettled: true, bidHash: lower.orderHash })
    expect(events).toEqual([opened.auction.orderHash, lower.orderHash])
    expect(await ownerOf(opened.tokenId)).toBe(bilal.address)
  })

  test('behavior: the seller settles with orders at hand while the market is away', async () => {
    const opened = await open()
    const winner = await bid(bilal, opened, 2n * ether)
    const market = scene.market(amina, { isDown: true })
    const settled = await market.settleAuction({ auction: opened.auction.order, bid: winner.order })
    expect(settled.isSettled).toBe(true)
  })

  test('error: nobody has bid', async () => {
    const { auction } = await open()
    expect(await failure(scene.market(amina).settleAuction({ auction }))).toMatchObject({
      name: 'Market.NoBidError',
    })
    await pass(3_601)
    expect(await failure(scene.market(dario).settleAuction({ auction }))).toMatchObject({ code: 'no_bid' })
  })

  test('error: a market that gives another auction, another bid, or another price is not believed', async () => {
    const [opened, other] = [await open(), await open()]
    await bid(bilal, opened, 2n * ether)
    await bid(bilal, other, 2n * ether)
    await pass(3_601)
    const { orderHash } = opened.auction
    type Answer = { settlement: { price: string; bid_hash: string }; bid: unknown }
    const lie = (change: (answer: Answer) => unknown) =>
      failure(
        scene
          .market(dario, {
            tamper: (answer: never, path: string) =>
              path.endsWith('/settlement') ? change(answer as Answer) : answer,
          })
          .prepareSettleAuction({ auction: orderHash }),
      )
    expect(await lie((answer) => ({ ...answer, auction: answer.bid }))).toMatchObject({
      name: 'Market.OtherOrderError',
    })
    expect(
      await lie((answer) => ({ ...answer, settlement: { ...answer.settlement, price: '1' } })),
    ).toMatchObject({ name: 'Auction.SettlementError' })
    expect(
      await lie((answer) => ({
        ...answer,
        settlement: { ...answer.settlement, bid_hash: `0x${'11'.repeat(32)}` },
      })),
    ).toMatchObject({ name: 'Auction.SettlementError' })
  })

  test('error: the seller chooses a bid of their own', async () => {
    const opened = await open()
    const own = await bid(amina, opened, 2n * ether)
    const auction = opened.auction.orderHash
    expect(await failure(scene.market(amina).settleAuction({ auction, bid: own }))).toMatchObject({
      name: 'Trade.OwnOrderError',
    })
  })
})
