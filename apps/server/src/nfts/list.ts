import { defined } from '@souk/base'
import type { Nft } from '@souk/market'
import { type RawBuilder, sql } from 'kysely'
import { type Address, getAddress, type Hex } from 'viem'
import * as AuctionEnd from '../auctions/AuctionEnd.js'
import { auctionsOf } from '../auctions/auctionsOf.js'
import type { StoredTrait } from '../db/tables.js'
import { type Market, now } from '../market/Market.js'
import * as Page from '../market/Page.js'
import * as Lifetime from '../orders/Lifetime.js'
import { findCurrency } from '../orders/toMarketOrder.js'
import { toIdentifier, toLikeText, toWordQuery } from './words.js'

/** Selects tokens. Addresses are lower-case. */
export type NftQuery = {
  contract?: string | undefined
  identifiers?: readonly bigint[] | undefined
  /** Exactly these tokens. */
  tokens?: readonly { contract: string; identifier: bigint }[] | undefined
  owner?: string | undefined
  listed?: boolean | undefined
  /** Only tokens whose auctions accept bids now; needs a contract. */
  auctioned?: boolean | undefined
  /** Any sort but by identifier needs a contract. `ending` implies `auctioned`. */
  sort: 'identifier' | 'price' | 'price-down' | 'recent' | 'rarity' | 'ending'
  /** Text in a name, an identifier or a trait's value; needs a contract. */
  text?: string | undefined
  /** For sale in currencies of this rank, within this range per unit. */
  price?: { rank: number; from?: bigint | undefined; to?: bigint | undefined } | undefined
  /** The direction of identifiers. @default 'asc' */
  direction?: 'asc' | 'desc' | undefined
  /** Reverses the sort; needs a contract. */
  isReversed?: boolean | undefined
  traits: readonly (readonly [type: string, values: readonly string[]])[]
  limit: number
  cursor?: NftCursor | undefined
}

/** The position of the previous page's last token, in every sort. */
export type NftCursor = {
  contract: string
  identifier: string
  rank: number | null
  price: string | null
  /** The number of the token's cheapest listing. */
  listing: string | null
  rarity: number | null
  /** The end of the token's auction; see `AuctionEnd`. */
  end: string | null
}

/**
 * Finds the position of a token among those of its contract, whether or not the filters still match it; `undefined`
 * for an unknown token.
 */
export async function placeOf(
  market: Pick<Market, 'db' | 'progress'>,
  token: { contract: string; identifier: bigint },
): Promise<NftCursor | undefined> {
  const row = await market.db
    .selectFrom('tokens')
    .select([
      'contract',
      'identifier',
      'listing_rank',
      'listing_unit_price',
      'listing_sequence',
      'rarity_rank',
    ])
    .select((eb) =>
      sql<string | null>`(select a.auction_end from ${auctions(token.contract, now(market))} a
      where a.identifier = ${eb.ref('tokens.identifier')})`.as('auction_end'),
    )
    .where('contract', '=', token.contract)
    .where('identifier', '=', String(token.identifier))
    .executeTakeFirst()
  return row && toCursor(row)
}

type Row = {
  contract: string
  identifier: string
  slug: string
  standard: 'erc721' | 'erc1155'
  name: string
  description: string
  image_url: string | null
  animation_url: string | null
  metadata_url: string | null
  traits: StoredTrait[]
  listing_rank: number | null
  listing_unit_price: string | null
  listing_sequence: string | null
  rarity_rank: number | null
  auction_end: string | null
  /** The hashes of its auctions that are not over. */
  auctions: string[]
  owners: { address: Address; quantity: string }[]
  supply: string
  listing: ListingJson | null
  bundle: BundleJson | null
  sale: SaleJson | null
  /** The rows found, one more than requested if there are more. Rows that do not fit are not read. */
  found: string
}
type ListingJson = {
  hash: Hex
  maker: Address
  price: string
  unit: string
  currency: string
  end: string
  remaining: string
  total: string
}
type BundleJson = { hash: Hex; maker: string; price: string; currency: string; end: string; items: number }
type SaleJson = { price: string; currency: string; at: string; hash: Hex }

/** The number of owners shown for one token. An ERC1155 token may have very many. */
const shownOwners = 50

/** The number of auctions of one token among which its card's is chosen. An ERC721 token rarely has two. */
const shownAuctions = 5

/** The size of a token's fields that can be large: inline pictures and pages of its metadata. */
const ownBytes = sql`(1000 + octet_length(coalesce(t.image_url, '')) + octet_length(coalesce(t.animation_url, ''))
  + octet_length(t.description) + pg_column_size(t.traits))::bigint`

/** Reads a page of existing tokens in one query, each with its owners, its cheapest listing and its last sale. */
export async function listNfts(
  market: Pick<Market, 'db' | 'config' | 'progress' | 'rules'>,
  query: NftQuery,
): Promise<{ nfts: Nft[]; next: NftCursor | undefined }> {
  const time = String(now(market))
  const from = source(query, now(market))
  const { rows } = await sql<Row>`
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
      case when t.listing_hash is null then ${bundle(time)} end as bundle,
      (select jsonb_build_object('price', s.price::text, 'currency', s.currency, 'at', s.at, 'hash', s.transaction_hash)
        from sales s where s.contract = t.contract and s.identifier = t.identifier
        order by s.block_number desc, s.log_index desc limit 1) as sale
    from page t join collections c on c.contract = t.contract
    order by ${ordering({ ...query, owner: undefined })}`.execute(market.db)
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  const onAuction = await auctionsOf(
    market,
    shown.map(({ auctions }) => auctions),
  )
  return {
    nfts: shown.map((row, index) => ({ ...toNft(row, market), ...defined({ auction: onAuction[index] }) })),
    next: last && Number(last.found) > shown.length ? toCursor(last) : undefined,
  }
}

/** The most bundles of a token to compare: of an edition, strangers can offer as many as they like. */
const comparedBundles = 200

/** Reads the cheapest open bundle of the token `t`. */
function bundle(time: string) {
  return sql`(
    select jsonb_build_object('hash', o.order_hash, 'maker', o.maker, 'price', o.price::text, 'currency', o.currency,
      'items', jsonb_array_length(o.parameters -> 'offer'), 'end', o.parameters ->> 'endTime')
    from (
      select i.order_hash from order_items i
      where i.token = t.contract and i.identifier = t.identifier and i.side = 'offer' and i.is_open
      limit ${sql.lit(comparedBundles)}
    ) i join shown_orders o using (order_hash)
    where o.side = 'bundle_ask' and o.taker is null and o.status = 'active'
      and ${Lifetime.hasStarted(time)} and ${Lifetime.isNotOver(time)}
    order by o.price_rank, o.price, o.sequence limit 1)`
}

type Placed = Pick<
  Row,
  | 'contract'
  | 'identifier'
  | 'listing_rank'
  | 'listing_unit_price'
  | 'listing_sequence'
  | 'rarity_rank'
  | 'auction_end'
>

function toCursor(row: Placed): NftCursor {
  const { contract, identifier, listing_rank: rank, listing_unit_price: price } = row
  const [listing, rarity, end] = [row.listing_sequence, row.rarity_rank, row.auction_end]
  return { contract, identifier, rank, price, listing, rarity, end }
}

function isAuctioned({ auctioned, sort, contract }: NftQuery): boolean {
  return contract !== undefined && (auctioned === true || sort === 'ending')
}

/** Finds an account's tokens by its holdings, and auctioned ones by their auctions, instead of searching all tokens. */
function source(query: NftQuery, time: bigint) {
  const { owner, contract } = query
  if (owner) return sql`balances h join tokens t on t.contract = h.contract and t.identifier = h.identifier`
  if (contract === undefined || !isAuctioned(query)) return sql`tokens t`
  return sql`(select k.*, a.auction_end from ${auctions(contract, time)} a
    join tokens k on k.contract = ${contract} and k.identifier = a.identifier) t`
}

/** The tokens of a contract whose auctions accept bids, each with the end of the next. */
function auctions(contract: string, time: bigint) {
  return sql`(select o.identifier, min(${AuctionEnd.column}) as auction_end from shown_orders o
    where o.contract = ${contract} and o.kind = 'english' and o.is_open and o.status = 'active'
      and o.end_time > ${String(time)} and ${AuctionEnd.column} > ${AuctionEnd.from(time)}
    group by o.identifier)`
}

function conditions(query: NftQuery, time: string) {
  const { contract, identifiers, tokens, owner, cursor } = query
  const listed = query.listed || query.price !== undefined
  const found = [
    owner
      ? sql`h.owner = ${owner}`
      : sql`exists (select 1 from balances b where b.contract = t.contract and b.identifier = t.identifier)`,
  ]
  if (contract) found.push(sql`${column(query, 'contract')} = ${contract}`)
  if (identifiers?.length === 1)
    found.push(sql`${column(query, 'identifier')} = ${String(identifiers[0])}::numeric`)
  else if (identifiers && identifiers.length > 1)
    found.push(sql`${column(query, 'identifier')} = any(${identifiers.map(String)}::numeric[])`)
  const [token, ...others] = tokens ?? []
  if (token && others.length === 0)
    found.push(sql`t.contract = ${token.contract} and t.identifier = ${String(token.identifier)}::numeric`)
  else if (tokens)
    found.push(sql`(t.contract, t.identifier) in (select * from unnest(
      ${tokens.map((token) => token.contract)}::text[], ${tokens.map((token) => String(token.identifier))}::numeric[]))`)
  if (listed)
    found.push(
      sql`t.listing_hash is not null and exists (select 1 from shown_orders o where o.order_hash = t.listing_hash and o.status = 'active' and o.end_time > ${time})`,
    )
  for (const [type, values] of query.traits)
    found.push(
      sql`exists (select 1 from token_traits r where r.contract = t.contract and r.identifier = t.identifier and r.type = ${type} and r.value = any(${values}::text[]))`,
    )
  if (query.price) found.push(...withinPrice(query.price))
  if (contract && query.text) found.push(matching(contract, query.text))
  if (cursor) found.push(after(query, cursor))
  return found
}

/** Uses exactly the expressions of the index, so that only tokens within the range are read. */
function withinPrice({ rank: wanted, from, to }: NonNullable<NftQuery['price']>) {
  const found = [sql`${rank} = ${wanted}::integer`]
  if (from !== undefined) found.push(sql`${price} >= ${String(from)}::numeric`)
  if (to !== undefined) found.push(sql`${price} <= ${String(to)}::numeric`)
  return found
}

/** Each part has its own index. A union of sets uses all of them, where an `or` would not. */
function matching(contract: string, text: string) {
  const identifier = toIdentifier(text)
  const words = toWordQuery(text)
  const parts = [
    sql`select r.identifier from trait_counts k join token_traits r using (contract, type, value)
      where k.contract = ${contract} and k.value ilike ${`${toLikeText(text.trim())}%`}`,
  ]
  if (identifier !== undefined) parts.push(sql`select ${String(identifier)}::numeric`)
  if (words !== undefined)
    parts.push(
      sql`select identifier from tokens
        where contract = ${contract} and to_tsvector('simple', name) @@ to_tsquery('simple', ${words})`,
    )
  return sql`t.identifier in (${sql.join(parts, sql` union all `)})`
}

function column({ owner }: NftQuery, name: 'contract' | 'identifier') {
  return sql.ref(`${owner ? 'h' : 't'}.${name}`)
}

/**
 * Tokens that are not for sale come last, because this gives them the highest rank. An index has exactly these
 * expressions.
 */
const rank = sql`coalesce(t.listing_rank, 32767)`
const price = sql`coalesce(t.listing_unit_price, 0)`
const listing = sql`(- coalesce(t.listing_sequence, 0))`
/** Tokens without a rarity rank come last. */
const rarity = sql`coalesce(t.rarity_rank, 2147483647)`

/**
 * The keys of each sort before the identifier, each with an index of exactly these expressions, and a token's
 * position.
 */
const keys = {
  price: [
    [rank, (at) => sql`${at.rank ?? 32767}::integer`],
    [price, (at) => sql`${at.price ?? '0'}::numeric`],
  ],
  'price-down': [
    [rank, (at) => sql`${at.rank ?? 32767}::integer`],
    [sql`(- ${price})`, (at) => sql`- ${at.price ?? '0'}::numeric`],
  ],
  recent: [[listing, (at) => sql`- ${at.listing ?? '0'}::bigint`]],
  rarity: [[rarity, (at) => sql`${at.rarity ?? 2147483647}::integer`]],
  ending: [[sql`t.auction_end`, (at) => sql`${at.end ?? afterAll}::text`]],
} satisfies Record<
  Exclude<NftQuery['sort'], 'identifier'>,
  readonly (readonly [RawBuilder<unknown>, (at: NftCursor) => RawBuilder<unknown>])[]
>

/** Sorts after every hex number. */
const afterAll = 'g'

function ordering(query: NftQuery) {
  const direction = isDown(query) ? sql`desc` : sql`asc`
  if (query.sort === 'identifier')
    return sql`${column(query, 'contract')} ${direction}, ${column(query, 'identifier')} ${direction}`
  return sql.join(
    [...keys[query.sort].map(([key]) => key), sql`t.identifier`].map((key) => sql`${key} ${direction}`),
  )
}

function isDown({ direction, isReversed = false }: NftQuery): boolean {
  return (direction === 'desc') !== isReversed
}

function after(query: NftQuery, cursor: NftCursor) {
  const { contract, identifier } = cursor
  const than = isDown(query) ? sql`<` : sql`>`
  if (query.sort === 'identifier')
    return sql`(${column(query, 'contract')}, ${column(query, 'identifier')}) ${than} (${contract}, ${identifier}::numeric)`
  const found = keys[query.sort]
  return sql`(${sql.join([...found.map(([key]) => key), sql`t.identifier`])})
    ${than} (${sql.join([...found.map(([, place]) => place(cursor)), sql`${identifier}::numeric`])})`
}

function toNft(row: Row, market: Pick<Market, 'config'>): Nft {
  const { listing, bundle, sale } = row
  return {
    identifier: BigInt(row.identifier),
    contract: getAddress(row.contract),
    collection: row.slug,
    standard: row.standard,
    name: row.name,
    description: row.description,
    ...(row.image_url ? { imageUrl: row.image_url } : undefined),
    ...(row.animation_url ? { animationUrl: row.animation_url } : undefined),
    ...(row.metadata_url ? { metadataUrl: row.metadata_url } : undefined),
    traits: row.traits,
    owners: row.owners.map((owner) => ({ address: owner.address, quantity: BigInt(owner.quantity) })),
    supply: BigInt(row.supply),
    ...(row.rarity_rank === null ? undefined : { rarityRank: row.rarity_rank }),
    ...(listing ? { listing: toListing(listing, market) } : undefined),
    ...(bundle ? { bundle: toBundle(bundle, market) } : undefined),
    ...(sale
      ? {
          lastSale: {
            price: BigInt(sale.price),
            currency: findCurrency(market, sale.currency),
            at: new Date(sale.at),
            transactionHash: sale.hash,
          },
        }
      : undefined),
  }
}

function toListing(listing: ListingJson, market: Pick<Market, 'config'>): NonNullable<Nft['listing']> {
  return {
    orderHash: listing.hash,
    maker: getAddress(listing.maker),
    price: BigInt(listing.price),
    unitPrice: BigInt(listing.unit),
    currency: findCurrency(market, listing.currency),
    endTime: BigInt(listing.end),
    remaining: BigInt(listing.remaining),
    total: BigInt(listing.total),
  }
}

function toBundle(bundle: BundleJson, market: Pick<Market, 'config'>): NonNullable<Nft['bundle']> {
  return {
    orderHash: bundle.hash,
    maker: getAddress(bundle.maker),
    price: BigInt(bundle.price),
    currency: findCurrency(market, bundle.currency),
    endTime: BigInt(bundle.end),
    items: bundle.items,
  }
}
