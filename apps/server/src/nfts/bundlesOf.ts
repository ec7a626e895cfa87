import type { BundleSummary } from '@souk/market'
import { sql } from 'kysely'
import { getAddress, type Hex } from 'viem'
import { bookTime, type Market, type Pricing } from '../market/Market.js'
import * as Lifetime from '../orders/Lifetime.js'
import { hasNoHiddenItem } from '../orders/list.js'
import { findCurrency } from '../orders/toMarketOrder.js'

/** The most bundles of a token to compare: of an edition, strangers can offer as many as they like. */
const comparedBundles = 200

type BundleRow = {
  place: number
  order_hash: Hex
  maker: string
  price: string
  currency: string
  end_time: string
  items: number
}

/**
 * Reads the cheapest open bundle of each token, without those that contain anything else that the operator hides.
 *
 * A query of its own, because most pages need none: of tokens with a listing, the cards show that.
 *
 * @returns Bundles in the order of the tokens.
 */
export async function bundlesOf(
  market: Pricing & Pick<Market, 'db'>,
  tokens: readonly { contract: string; identifier: string }[],
): Promise<readonly (BundleSummary | undefined)[]> {
  if (tokens.length === 0) return []
  const time = String(bookTime(market))
  const { rows } = await sql<BundleRow>`
    select k.place::integer, b.* from unnest(${tokens.map(({ contract }) => contract)}::text[],
      ${tokens.map(({ identifier }) => identifier)}::numeric[]) with ordinality as k (contract, identifier, place)
    cross join lateral (
      select o.order_hash, o.maker, o.price::text, o.currency, o.parameters ->> 'endTime' as end_time,
        jsonb_array_length(o.parameters -> 'offer') as items
      from (
        select i.order_hash from order_items i
        where i.token = k.contract and i.identifier = k.identifier and i.side = 'offer' and i.is_open
        limit ${sql.lit(comparedBundles)}
      ) i join shown_orders o using (order_hash)
      where o.side = 'bundle_ask' and o.taker is null and o.status = 'active'
        and ${Lifetime.hasStarted(time)} and ${Lifetime.isNotOver(time)} and ${hasNoHiddenItem(sql`k.contract`)}
      order by o.price_rank, o.price, o.sequence limit 1
    ) b`.execute(market.db)
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return tokens.map((_, index) => {
    const row = byPlace.get(index + 1)
    return row && toBundle(row, market)
  })
}

function toBundle(row: BundleRow, market: Pricing): BundleSummary {
  return {
    orderHash: row.order_hash,
    maker: getAddress(row.maker),
    price: BigInt(row.price),
    currency: findCurrency(market, row.currency),
    endTime: BigInt(row.end_time),
    items: row.items,
  }
}
