import { defined } from '@souk/base'
import type { Nft } from '@souk/market'
import { sql } from 'kysely'
import { auctionsOf } from '../auctions/auctionsOf.js'
import { bookTime, type Market, type Pricing } from '../market/Market.js'
import * as Page from '../market/Page.js'
import { bundlesOf } from './bundlesOf.js'
import { conditions } from './conditions.js'
import * as NftCursor from './NftCursor.js'
import { isAuctioned, type NftQuery } from './NftQuery.js'
import { ordering } from './sorting.js'
import { source } from './source.js'
import { type NftRow, toNft } from './toNft.js'

/** The number of owners shown for one token. An ERC1155 token may have very many. */
const shownOwners = 50

/** The number of auctions of one token among which its card's is chosen. An ERC721 token rarely has two. */
const shownAuctions = 5

/** The size of a token's fields that can be large: inline pictures and pages of its metadata. */
const ownBytes = sql`(1000 + octet_length(coalesce(t.image_url, '')) + octet_length(coalesce(t.animation_url, ''))
  + octet_length(t.description) + pg_column_size(t.traits))::bigint`

/** Reads a page of existing tokens, each with its owners, its cheapest listing or bundle, its auction and its last sale. */
export async function listNfts(
  market: Pricing & Pick<Market, 'db' | 'rules'>,
  query: NftQuery,
): Promise<{ nfts: Nft[]; next: NftCursor.NftCursor | undefined }> {
  const time = String(bookTime(market))
  const from = source(query, bookTime(market))
  const { rows } = await sql<NftRow>`
    with found as (
      select t.*, ${ownBytes} as bytes from ${from}
      where ${sql.join(conditions(query, time), sql` and `)}
      order by ${ordering(query)}
      limit ${Page.rowsFor(query.limit)}
    ), page as (
      select * from (
        select t.*, count(*) over () as found,
          sum(t.bytes) over (order by ${ordering({ ...query, owner: undefined })} rows unbounded preceding) - t.bytes as before
        from found t) f
      where before <= ${sql.lit(Page.mostBytes)}
    )
    select t.contract, t.identifier, c.slug, c.standard, t.name, t.description, t.image_url, t.animation_url,
      t.metadata_url, t.traits, t.listing_rank, t.listing_unit_price, t.listing_sequence, t.rarity_rank, t.found,
      ${isAuctioned(query) ? sql`t.auction_end` : sql`null`} as auction_end,
      array(select o.order_hash from orders o where o.contract = t.contract and o.identifier = t.identifier
        and o.kind = 'english' and o.status in ('active', 'inactive') limit ${sql.lit(shownAuctions)}) as auctions,
      (select coalesce(sum(b.quantity), 0) from balances b where b.contract = t.contract and b.identifier = t.identifier) as supply,
      (select coalesce(jsonb_agg(jsonb_build_object('address', b.owner, 'quantity', b.quantity::text) order by b.quantity desc, b.owner), '[]')
        from (select * from balances where contract = t.contract and identifier = t.identifier
          order by quantity desc, owner limit ${sql.lit(shownOwners)}) b) as owners,
      (select jsonb_build_object('hash', o.order_hash, 'maker', o.maker, 'price', o.price::text, 'unit', o.unit_price::text,
        'currency', o.currency, 'remaining', o.remaining::text, 'total', o.total::text, 'end', o.parameters ->> 'endTime')
        from shown_orders o where o.order_hash = t.listing_hash and o.status = 'active' and o.end_time > ${time}) as listing,
      (select jsonb_build_object('price', s.price::text, 'quantity', s.quantity::text, 'currency', s.currency, 'at', s.at,
        'hash', s.transaction_hash)
        from sales s where s.contract = t.contract and s.identifier = t.identifier
        order by s.block_number desc, s.log_index desc limit 1) as sale
    from page t join collections c on c.contract = t.contract
    order by ${ordering({ ...query, owner: undefined })}`.execute(market.db)
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  const [auctions, bundles] = await Promise.all([
    auctionsOf(
      market,
      shown.map((row) => row.auctions),
    ),
    bundlesOfUnlisted(market, shown),
  ])
  return {
    nfts: shown.map((row, index) => ({
      ...toNft(row, market),
      ...defined({ bundle: bundles[index], auction: auctions[index] }),
    })),
    next: last && Number(last.found) > shown.length ? NftCursor.from(last) : undefined,
  }
}

/** Cards of tokens with a listing show that instead. */
async function bundlesOfUnlisted(market: Parameters<typeof bundlesOf>[0], rows: readonly NftRow[]) {
  const unlisted = rows.filter((row) => row.listing_rank === null)
  const found = await bundlesOf(market, unlisted)
  const bundles = new Map(unlisted.map((row, index) => [row, found[index]]))
  return rows.map((row) => bundles.get(row))
}
