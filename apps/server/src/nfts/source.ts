import { sql } from 'kysely'
import * as AuctionEnd from '../auctions/AuctionEnd.js'
import { isAuctioned, type NftQuery } from './NftQuery.js'

/** Finds an account's tokens by its holdings, and auctioned ones by their auctions, instead of searching all tokens. */
export function source(query: NftQuery, time: bigint) {
  const { owner, contract } = query
  if (owner) return sql`balances h join tokens t on t.contract = h.contract and t.identifier = h.identifier`
  if (contract === undefined || !isAuctioned(query)) return sql`tokens t`
  return sql`(select k.*, a.auction_end from ${auctions(contract, time)} a
    join tokens k on k.contract = ${contract} and k.identifier = a.identifier) t`
}

/** The tokens of a contract whose auctions accept bids, each with the end of the next. */
export function auctions(contract: string, time: bigint) {
  return sql`(select o.identifier, min(${AuctionEnd.column}) as auction_end from shown_orders o
    where o.contract = ${contract} and o.kind = 'english' and o.is_open and o.status = 'active'
      and o.end_time > ${String(time)} and ${AuctionEnd.column} > ${AuctionEnd.from(time)}
    group by o.identifier)`
}
