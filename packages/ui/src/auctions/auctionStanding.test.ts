import type { MarketAuction } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { auctionWords } from '../i18n/areas/auction.js'
import { buyer, creator, market, order, seller, wrapped } from '../testing/fixtures.js'
import { type AuctionMoment, type AuctionRole, auctionStanding } from './auctionStanding.js'
import { auctionText } from './auctionText.js'

const end = 1_000n
const ofSeller = { ...order, type: 'english', currency: wrapped, endTime: 2_000n } as const
const bid = { ...order, side: 'bid', maker: buyer, currency: wrapped, price: 3n * 10n ** 17n } as const
const running: MarketAuction = {
  order: ofSeller,
  phase: 'running',
  reserve: 10n ** 17n,
  feeBasisPoints: 250,
  end,
  settleUntil: 2_000n,
  settler: market,
  highestBid: bid,
}
const { highestBid: _, ...bidless } = running
const over = { ...bidless, phase: 'over' } as const
const sale = { bidder: buyer, price: bid.price, at: new Date(0), transactionHash: '0x01' } as const

/** An auction and a second for each moment of its life. */
const moments: Readonly<Record<AuctionMoment, { auction: MarketAuction; now: bigint }>> = {
  open: { auction: running, now: end - 1n },
  closing: { auction: running, now: end },
  ended: { auction: { ...running, phase: 'ended' }, now: end + 1n },
  unsold: { auction: { ...bidless, phase: 'ended' }, now: end + 1n },
  asleep: { auction: { ...running, order: { ...ofSeller, status: 'inactive' } }, now: end - 1n },
  sold: { auction: { ...over, order: { ...ofSeller, status: 'filled' }, sale }, now: end + 1n },
  cancelled: { auction: { ...over, order: { ...ofSeller, status: 'cancelled' } }, now: end - 1n },
  lapsed: { auction: { ...over, order: { ...ofSeller, status: 'expired' } }, now: 2_000n },
  over: { auction: { ...over, order: { ...ofSeller, status: 'filled' } }, now: end + 1n },
}
const visitors = { seller, leader: buyer, bidder: creator, onlooker: undefined } satisfies Record<
  AuctionRole,
  string | undefined
>
const table = Object.entries(moments).flatMap(([moment, at]) =>
  Object.entries(visitors).map(([role, account]) => ({ moment, role, account, ...at })),
)

/** The highest bidder is not known once the auction has none, so they are an ordinary bidder. */
const shownRole = (role: string, { highestBid, sale }: MarketAuction) =>
  role === 'leader' && !highestBid && !sale ? 'bidder' : role

const standingOf = ({ auction, account, now, role }: (typeof table)[number]) =>
  auctionStanding(auction, { account, now, hasBid: role === 'leader' || role === 'bidder' })

describe('auctionStanding', () => {
  test.each(table)('default: $moment, $role', (row) => {
    expect(standingOf(row)).toEqual({ moment: row.moment, role: shownRole(row.role, row.auction) })
  })

  test('behavior: a seller with an offer on the item is still the seller', () => {
    expect(auctionStanding(running, { account: seller, hasBid: true, now: 0n }).role).toBe('seller')
  })
})

describe('auctionText', () => {
  test('param: excess: a bid that takes more fees than the seller allows is not blamed on the reserve', () => {
    const say = (moment: 'open' | 'unsold', language: 'en' | 'de') =>
      auctionText(running, {
        ...{ moment, role: 'bidder', nameOf: String, words: auctionWords[language] },
        excess: { taken: 750, allowed: 200 },
      })
    for (const moment of ['open', 'unsold'] as const) {
      expect(say(moment, 'en')).toMatch(/takes fees of 7\.5%, and the seller allows at most 2%\./)
      expect(say(moment, 'de')).toMatch(/7\.5% Gebühren, und der Verkäufer erlaubt höchstens 2%\./)
      expect(say(moment, 'en')).not.toMatch(/reserve/)
    }
  })

  test('default: what each moment means for each visitor', () => {
    const texts = table.map((row) => {
      const text = auctionText(row.auction, {
        ...standingOf(row),
        nameOf: (address) => (address === buyer ? 'Bo' : address),
        words: auctionWords.en,
      })
      return `${row.moment}, ${row.role}: ${text?.replaceAll(/\w+ \d+, 19\d\d, [^.,]*(AM|PM)/g, 'TIME') ?? '–'}`
    })
    expect(texts).toMatchInlineSnapshot(`
      [
        "open, seller: –",
        "open, leader: Your bid is the highest. You pay if the seller accepts it now, or if it is still the highest at the end.",
        "open, bidder: You were outbid: the highest bid is 0.3\u00a0WETH. Being outbid does not withdraw your bid. It stays open as an ordinary offer until it ends or you cancel it.",
        "open, onlooker: –",
        "closing, seller: The time is up. The end counts from the next block of the chain.",
        "closing, leader: The time is up, and your bid of 0.3\u00a0WETH is the highest. The end counts from the next block of the chain.",
        "closing, bidder: The time is up, and your bid is not the highest. Your bid stays open as an ordinary offer until it ends or you cancel it.",
        "closing, onlooker: The time is up. The end counts from the next block of the chain.",
        "ended, seller: You can settle now: the item goes to Bo, and you are paid from the bid of 0.3\u00a0WETH in the same transaction. This is possible until TIME.",
        "ended, leader: You won. Settle now to pay 0.3\u00a0WETH and receive the item in one transaction. Until then, keep the amount in your wallet: a bid without funds does not win.",
        "ended, bidder: Another bid won. Your bid stays open as an ordinary offer until it ends or you cancel it. Anyone can settle until TIME and pays only the network fee. The item goes to the highest funded bid, whose bidder pays for it, and the seller is paid in the same transaction.",
        "ended, onlooker: Anyone can settle until TIME and pays only the network fee. The item goes to the highest funded bid, whose bidder pays for it, and the seller is paid in the same transaction.",
        "unsold, seller: No bid counts, so there is nothing to settle: a bid has to be funded, reach the reserve, and take no more fees than you allowed. Cancel the auction, or list the item again.",
        "unsold, leader: No funded bid reached the reserve, so there is nothing to settle. Your bid did not count.",
        "unsold, bidder: No funded bid reached the reserve, so there is nothing to settle. Your bid did not count.",
        "unsold, onlooker: No bid counts, so there is nothing to settle: a bid has to be funded, reach the reserve, and take no more fees than the auction allows.",
        "asleep, seller: Your item or its approval is missing, so nobody can settle this auction. It continues when both are back.",
        "asleep, leader: The seller cannot deliver the item now, so nobody can settle this auction.",
        "asleep, bidder: The seller cannot deliver the item now, so nobody can settle this auction.",
        "asleep, onlooker: The seller cannot deliver the item now, so nobody can settle this auction.",
        "sold, seller: Your item went to Bo for 0.3\u00a0WETH. You were paid in the same transaction.",
        "sold, leader: You won for 0.3\u00a0WETH: the item is in your wallet.",
        "sold, bidder: It went to Bo for 0.3\u00a0WETH. Your bid stays open as an ordinary offer until it ends or you cancel it.",
        "sold, onlooker: It went to Bo for 0.3\u00a0WETH.",
        "cancelled, seller: You cancelled this auction. Bids stay open as ordinary offers.",
        "cancelled, leader: The seller cancelled this auction. Your bid stays open as an ordinary offer until it ends or you cancel it.",
        "cancelled, bidder: The seller cancelled this auction. Your bid stays open as an ordinary offer until it ends or you cancel it.",
        "cancelled, onlooker: The seller cancelled this auction.",
        "lapsed, seller: Nobody settled this auction in time. Nothing moved, and nobody owes anything.",
        "lapsed, leader: Nobody settled this auction in time. Nothing moved, and nobody owes anything.",
        "lapsed, bidder: Nobody settled this auction in time. Nothing moved, and nobody owes anything.",
        "lapsed, onlooker: Nobody settled this auction in time. Nothing moved, and nobody owes anything.",
        "over, seller: –",
        "over, leader: –",
        "over, bidder: –",
        "over, onlooker: –",
      ]
    `)
  })

  test('behavior: only the seller can settle without a settler; a bid that does not count is not outbid', () => {
    const { settler: _, ...own } = { ...running, phase: 'ended' } as const
    const say = (auction: MarketAuction, role: AuctionRole, moment: AuctionMoment) =>
      auctionText(auction, { moment, role, nameOf: String, words: auctionWords.en })
    expect(say(own, 'leader', 'ended')).toMatch(
      /^Your bid of 0\.3\u00a0WETH is the highest\. Only the seller/,
    )
    expect(say(own, 'onlooker', 'ended')).toMatch(/^Only the seller can settle/)
    expect(say(own, 'bidder', 'ended')).toMatch(/Only the seller can settle/)
    expect(say(bidless, 'bidder', 'open')).toMatch(/^Your bid does not count/)
  })
})
