import type { AuctionSummary, MarketAuction } from '@souk/market'
import type { Market, Pricing } from '../market/Market.js'
import { findOrders } from '../orders/store.js'
import { toAuctions } from './toAuctions.js'

/**
 * Reads the auctions of tokens that cannot be bought otherwise, as their cards show them.
 *
 * @param hashes - For each token, the hashes of its auctions that are open.
 * @returns For each token, the auction that accepts bids and ends next, or else the one that can be settled.
 */
export async function auctionsOf(
  market: Pricing & Pick<Market, 'db' | 'rules'>,
  hashes: readonly (readonly string[])[],
): Promise<readonly (AuctionSummary | undefined)[]> {
  const all = hashes.flat()
  if (all.length === 0) return []
  const auctions = await toAuctions(market, await findOrders(market.db, all))
  const byHash = new Map(auctions.map((auction) => [auction.order.orderHash.toLowerCase(), auction]))
  return hashes.map((own) => {
    const [first] = own
      .flatMap((hash) => byHash.get(hash) ?? [])
      .filter(isOpen)
      .toSorted(sooner)
    return first && toSummary(first)
  })
}

function isOpen({ order, phase }: MarketAuction): boolean {
  return phase !== 'over' && order.status === 'active'
}

function sooner(a: MarketAuction, b: MarketAuction): number {
  if (a.phase !== b.phase) return a.phase === 'running' ? -1 : 1
  return Number(a.end - b.end)
}

function toSummary(auction: MarketAuction): AuctionSummary {
  const { order, reserve, end, settleUntil, settler, highestBid: bid } = auction
  return {
    orderHash: order.orderHash,
    maker: order.maker,
    reserve,
    currency: order.currency,
    end,
    settleUntil,
    ...(settler ? { settler } : undefined),
    ...(bid ? { highestBid: { orderHash: bid.orderHash, maker: bid.maker, price: bid.price } } : undefined),
  }
}
