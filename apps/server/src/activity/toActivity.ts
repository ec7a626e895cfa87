import type { Activity, ActivitySource, ActivityToken } from '@souk/market'
import { domainTag } from '@souk/seaport'
import { sql } from 'kysely'
import { type Address, getAddress, type Hex } from 'viem'
import * as AuctionEnd from '../auctions/AuctionEnd.js'
import type { BookSide } from '../db/tables.js'
import type { Market, Pricing } from '../market/Market.js'
import { postedSideOf } from '../orders/Terms.js'
import { findCurrency } from '../orders/toMarketOrder.js'
import { type ActivityRow, activityTypeOf } from './listActivity.js'
import { readTokens, tokensKey } from './readTokens.js'
import { type BundleFacts, toBundle } from './toBundle.js'

/** Turns rows into activities. Reads the names of their collections, tokens and orders once for all rows. */
export async function toActivities(
  market: Pricing & Pick<Market, 'db'>,
  rows: readonly ActivityRow[],
): Promise<Activity[]> {
  if (rows.length === 0) return []
  const names = await readNames(market, rows)
  const bundled = rows.filter((_, index) => (names[index]?.items ?? null) !== null)
  const tokens = await readTokens(market.db, bundled)
  return rows.map((row, index) =>
    toActivity(row, { market, names: names[index], tokens: tokens.get(tokensKey(row)) }),
  )
}

/** The names that other tables hold for the rows. */
type Names = {
  slug: string | null
  collection: string | null
  name: string | null
  image_url: string | null
  side: BookSide | null
  in_auction: boolean
} & BundleFacts

/** Reads the names, in the rows' order. */
async function readNames(
  { db }: Pick<Market, 'db'>,
  rows: readonly ActivityRow[],
): Promise<readonly Names[]> {
  const found = await sql<Names>`
    select c.slug, c.name as collection, t.name,
      case when k.identifier is null then c.image_url else t.image_url end as image_url,
      o.side, o.maker, s.items, coalesce(${isInAuction}, false) as in_auction,
      o.kind, o.price as order_price, o.currency as order_currency, o.total,
      case when o.side = 'swap' or (s.items is not null and o.kind = 'dutch') then o.parameters end as parameters
    from unnest(${rows.map((row) => row.contract)}::text[], ${rows.map((row) => row.identifier)}::numeric[],
      ${rows.map(toOrderOf)}::text[])
      with ordinality as k (contract, identifier, order_hash, place)
    left join collections c on c.contract = k.contract
    left join tokens t on t.contract = k.contract and t.identifier = k.identifier
    left join orders o on o.order_hash = k.order_hash
    left join lateral (
      select count(distinct (i.token, coalesce(i.identifier, i.criteria)))::integer as items
      from order_items i where i.order_hash = o.order_hash and i.item_type >= 2) s on o.side not in ('ask', 'bid')
    order by k.place`.execute(db)
  return found.rows
}

/** Whether an order starts an auction, or was a bid in one that had neither ended nor been sold or cancelled. */
const isInAuction = sql`(o.kind = 'english' or (o.side = 'bid' and exists (
  select from orders a
  where a.kind = 'english' and a.contract = o.contract and a.identifier = o.identifier and a.currency = o.currency
    and a.maker <> o.maker and a.created_at <= o.created_at
    and ${AuctionEnd.columnOf('a')} > lpad(to_hex(extract(epoch from o.created_at)::bigint), 16, '0')
    and not exists (
      select from activity e
      where e.contract = a.contract and e.identifier = a.identifier and e.order_hash = a.order_hash
        and e.type in ('sale', 'cancel') and e.at <= o.created_at))))`

/** The side of an order is only told if it does not follow from the activity itself. */
function isSided({ type, price }: ActivityRow): boolean {
  return type === 'cancel' || price === null
}

/** Returns the order of a row, if there is anything to read of it. */
function toOrderOf(row: ActivityRow): string | null {
  return isSided(row) || row.type === 'listing' || row.type === 'offer' ? row.order_hash : null
}

type Facts = { market: Pricing; names: Names | undefined; tokens: readonly ActivityToken[] | undefined }

function toActivity(row: ActivityRow, of: Facts): Activity {
  const { from_account: from, to_account: to, price, currency } = row
  const { slug, collection, name, image_url: imageUrl, in_auction: inAuction } = of.names ?? {}
  const side = isSided(row) && of.names?.side
  const bundle = of.names && toBundle(row, { ...of.names, market: of.market, tokens: of.tokens })
  return {
    type: activityTypeOf(row),
    at: row.at,
    collection: slug ?? row.contract,
    ...(collection ? { collectionName: collection } : undefined),
    contract: getAddress(row.contract as Address),
    ...(row.identifier === null ? undefined : { tokenId: BigInt(row.identifier) }),
    ...(name ? { name } : undefined),
    ...(imageUrl ? { imageUrl } : undefined),
    quantity: BigInt(row.quantity),
    ...(from ? { from: getAddress(from as Address) } : undefined),
    ...(to ? { to: getAddress(to as Address) } : undefined),
    ...(price === null || currency === null
      ? undefined
      : { price: BigInt(price), currency: findCurrency(of.market, currency) }),
    ...(row.order_hash ? { orderHash: row.order_hash as Hex } : undefined),
    ...(side ? { side: postedSideOf(side) } : undefined),
    ...(inAuction ? { inAuction } : undefined),
    ...(bundle ? { bundle } : undefined),
    ...(row.transaction_hash ? { transactionHash: row.transaction_hash as Hex } : undefined),
    ...(row.tag ? { source: sourceOf(row.tag as Hex, of.market) } : undefined),
  }
}

/** Many domains can have the same tag, so only the market's own is named. */
function sourceOf(tag: Hex, { config: { domain } }: Pick<Market, 'config'>): ActivitySource {
  return domain !== undefined && domainTag(domain) === tag ? { tag, domain } : { tag }
}
