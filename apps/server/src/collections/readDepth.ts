import type { Depth, ListingLevel, OfferLevel, OfferTrait } from '@souk/market'
import { sql } from 'kysely'
import { bookTime, type Market, type Pricing } from '../market/Market.js'
import { findCurrency } from '../orders/toMarketOrder.js'

/** The number of price levels of each side. */
const mostLevels = 50

/** Why an order waits for money of its maker. */
const moneyReasons = ['balance', 'approval']

type ListingRow = { price: string; currency: string; tokens: string }
type OfferRow = {
  price: string
  currency: string
  kind: 'trait' | 'list' | null
  traits: OfferTrait[] | null
  token_count: number | null
  offers: string
  makers: string
  funded: string
  unfunded: string
}

/** Reads the depth of a collection's book by price. @param contract - Lower-case. */
export async function readDepth(market: Pricing & Pick<Market, 'db'>, contract: string): Promise<Depth> {
  const [listings, offers] = await Promise.all([readListings(market, contract), readOffers(market, contract)])
  return { listings, offers }
}

/** An index holds a contract's tokens by their best price. This reads only its first levels. */
async function readListings(market: Pricing & Pick<Market, 'db'>, contract: string): Promise<ListingLevel[]> {
  const { rows } = await sql<ListingRow>`
    select l.price, l.tokens, o.currency from (
      select listing_rank, listing_unit_price as price, count(*) as tokens, min(listing_hash) as example
      from tokens where contract = ${contract} and listing_rank is not null
      group by listing_rank, listing_unit_price order by listing_rank, listing_unit_price limit ${sql.lit(mostLevels)}
    ) l join orders o on o.order_hash = l.example
    order by l.listing_rank, l.price`.execute(market.db)
  return rows.map((row) => ({
    price: BigInt(row.price),
    currency: findCurrency(market, row.currency),
    tokens: Number(row.tokens),
  }))
}

async function readOffers(market: Pricing & Pick<Market, 'db'>, contract: string): Promise<OfferLevel[]> {
  const { rows } = await sql<OfferRow>`
    select o.unit_price as price, min(o.currency) as currency, k.kind, k.traits, k.token_count,
      count(*) as offers, count(distinct o.maker) as makers,
      coalesce(sum(o.remaining) filter (where o.status = 'active'), 0) as funded,
      coalesce(sum(o.remaining) filter (where o.status = 'inactive'), 0) as unfunded
    from shown_orders o left join criteria k on k.contract = o.contract and k.root = o.criteria
    where o.contract = ${contract} and o.side = 'bid' and o.identifier is null and o.taker is null
      and o.is_open and (o.status = 'active' or (o.status = 'inactive' and o.reason = any(${moneyReasons}::text[])))
      and o.end_time > ${String(bookTime(market))}
    group by o.price_rank, o.unit_price, o.criteria, k.kind, k.traits, k.token_count
    order by o.price_rank, o.unit_price desc, o.criteria limit ${sql.lit(mostLevels)}`.execute(market.db)
  return rows.map((row) => toOfferLevel(row, market))
}

function toOfferLevel(row: OfferRow, market: Pricing): OfferLevel {
  const { traits, token_count: tokenCount } = row
  return {
    price: BigInt(row.price),
    currency: findCurrency(market, row.currency),
    ...(traits ? { traits } : undefined),
    ...(row.kind === 'list' && tokenCount !== null ? { tokenCount } : undefined),
    offers: Number(row.offers),
    makers: Number(row.makers),
    funded: BigInt(row.funded),
    unfunded: BigInt(row.unfunded),
  }
}
