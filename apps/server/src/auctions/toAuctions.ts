import type { AuctionPhase, AuctionSale, MarketAuction } from '@souk/market'
import type { Auction } from '@souk/seaport'
import { sql } from 'kysely'
import { getAddress, type Hex } from 'viem'
import type { OrderRow } from '../db/tables.js'
import { bookTime, type Market, type Pricing } from '../market/Market.js'
import { toMarketOrder } from '../orders/toMarketOrder.js'
import { findBestBids } from './findBestBids.js'
import { termsOf } from './termsOf.js'

/** Reads the states of English auctions: the best bid of each that is not over, and the sale of each that was settled. */
export async function toAuctions(
  market: Pricing & Pick<Market, 'db' | 'rules'>,
  rows: readonly OrderRow[],
): Promise<MarketAuction[]> {
  const known = rows.map((row) => {
    const order = toMarketOrder(row, market)
    const terms = termsOf(row)
    return { row, order, terms, phase: phaseOf(order.status, terms, bookTime(market)) }
  })
  const open = known.flatMap(({ row, phase }) => (phase === 'over' ? [] : [row]))
  const settled = known.flatMap(({ row, order }) => (order.status === 'filled' ? [row] : []))
  const [bids, sales] = await Promise.all([findBestBids(market, open), findSales(market, settled)])
  return known.map(({ row, order, terms, phase }) => {
    const [bid, sale] = [bids.get(row.order_hash), sales.get(row.order_hash)]
    return {
      order,
      phase,
      reserve: order.price,
      feeBasisPoints: terms.feeBasisPoints,
      end: terms.end,
      settleUntil: order.endTime,
      ...(terms.settler ? { settler: terms.settler } : undefined),
      ...(bid ? { highestBid: toMarketOrder(bid, market) } : undefined),
      ...(sale ? { sale } : undefined),
    }
  })
}

/** An auction whose order cannot be filled at the moment continues: its token may come back. */
function phaseOf(status: OrderRow['status'], terms: Auction.Terms, time: bigint): AuctionPhase {
  if (status !== 'active' && status !== 'inactive') return 'over'
  return time < terms.end ? 'running' : 'ended'
}

type SaleRow = { order_hash: string; buyer: string; price: string; at: Date; transaction_hash: string }

/** Finds the sales by which auctions were settled, by the hash of the auction. */
async function findSales(
  { db }: Pick<Market, 'db'>,
  auctions: readonly OrderRow[],
): Promise<ReadonlyMap<string, AuctionSale>> {
  if (auctions.length === 0) return new Map()
  const { rows } = await sql<SaleRow>`
    select s.order_hash, s.buyer, s.price, s.at, s.transaction_hash
    from unnest(${auctions.map((row) => row.order_hash)}::text[], ${auctions.map((row) => row.contract)}::text[],
      ${auctions.map((row) => String(row.identifier))}::numeric[]) as a (order_hash, contract, identifier)
    join sales s on s.contract = a.contract and s.identifier = a.identifier and s.order_hash = a.order_hash`.execute(
    db,
  )
  return new Map(
    rows.map(({ order_hash, buyer, price, at, transaction_hash }) => [
      order_hash,
      { bidder: getAddress(buyer), price: BigInt(price), at, transactionHash: transaction_hash as Hex },
    ]),
  )
}
