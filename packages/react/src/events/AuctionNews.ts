import type { AnyOrder, MarketAuction, MarketOrder } from '@souk/market'
import { Auction } from '@souk/seaport'
import * as PostedNews from './PostedNews.js'
import * as TradeNews from './TradeNews.js'

/**
 * Returns the state of an auction that was just posted, which has no bid yet. Returns `undefined` if an earlier offer may
 * be a bid in it, since only the market knows which ones count, or if its end cannot be read.
 *
 * @param options.bids - All offers on its item.
 * @param options.now - In seconds.
 */
export function from(
  posted: MarketOrder,
  { bids, now }: { bids: readonly AnyOrder[]; now: bigint },
): MarketAuction | undefined {
  if (posted.type !== 'english' || posted.status !== 'active') return undefined
  const { settler, end, feeBasisPoints } = Auction.decodeTerms(posted.order.parameters.zoneHash)
  const about = { order: posted, reserve: posted.price, feeBasisPoints, end, settleUntil: posted.endTime }
  const auction: MarketAuction = { ...about, phase: 'running', ...(settler && { settler }) }
  const mayCount = bids.some((bid) => bid.side === 'bid' && PostedNews.withBid(auction, bid) !== auction)
  return end <= now || mayCount ? undefined : auction
}

/**
 * Ends a cancelled auction, and removes a cancelled highest bid: the next highest one that is known takes its place. Other
 * auctions stay the same object.
 *
 * @param options.bids - The other offers that are known.
 */
export function withoutCancelled(
  auction: MarketAuction,
  { news, bids }: { news: TradeNews.TradeNews; bids: readonly AnyOrder[] },
): MarketAuction {
  const { highestBid, ...rest } = auction
  if (TradeNews.isCancelled(auction.order, news))
    return { ...rest, phase: 'over', order: { ...auction.order, status: 'cancelled' } }
  if (!highestBid || !TradeNews.isCancelled(highestBid, news)) return auction
  const others = bids.filter((bid) => !TradeNews.isCancelled(bid, news))
  return others.reduce<MarketAuction>(
    (now, bid) => (bid.side === 'bid' ? PostedNews.withBid(now, bid) : now),
    rest,
  )
}
