import type { SearchResults } from '@souk/market'
import { sql } from 'kysely'
import { type Address, getAddress } from 'viem'
import { findCollections } from '../collections/list.js'
import type { Db } from '../db/tables.js'
import type { Market, Pricing } from '../market/Market.js'
import { readNfts } from '../nfts/readNfts.js'
import { toIdentifier, toLikeText, toWordQuery } from '../nfts/words.js'

/** An account's holdings are counted up to this number. */
const mostHoldings = 1000

/** Finds the collections, tokens and account that match a text. */
export async function search(
  market: Pricing & Pick<Market, 'db' | 'rules'>,
  options: { text: string; limit: number },
): Promise<SearchResults> {
  const { db } = market
  const text = options.text.trim()
  if (/^0x[0-9a-fA-F]{40}$/.test(text)) return searchAddress(market, text.toLowerCase() as Address)
  const [contracts, tokens] = await Promise.all([
    matchCollections(db, { text, limit: options.limit }),
    matchTokens(db, { text, limit: options.limit }),
  ])
  const [collections, nfts] = await Promise.all([
    findCollections(market, { contracts }),
    readNfts(market, tokens),
  ])
  const places = new Map(contracts.map((contract, place) => [contract, place]))
  const placeOf = (contract: string | undefined) => places.get(contract?.toLowerCase() ?? '') ?? 0
  return {
    collections: collections.sort((a, b) => placeOf(a.contract) - placeOf(b.contract)),
    nfts,
  }
}

async function searchAddress(market: Pricing & Pick<Market, 'db'>, address: Address): Promise<SearchResults> {
  const shown = await market.db
    .selectFrom('collections')
    .select('contract')
    .where('contract', '=', address)
    .where('hidden_at', 'is', null)
    .execute()
  const [collections, held] = await Promise.all([
    findCollections(market, { contracts: shown.map(({ contract }) => contract) }),
    sql<{ tokens: string }>`
      select count(*) as tokens from (
        select 1 from balances where owner = ${address} limit ${sql.lit(mostHoldings)}
      ) h`.execute(market.db),
  ])
  const slug = collections[0]?.slug
  return {
    collections,
    nfts: [],
    account: {
      address: getAddress(address),
      ...(slug ? { slug } : undefined),
      tokens: Number(held.rows[0]?.tokens ?? 0),
    },
  }
}

/**
 * A market has few enough collections to check each. Those whose name begins with the text come first, then larger
 * ones.
 */
async function matchCollections(db: Db, { text, limit }: { text: string; limit: number }): Promise<string[]> {
  const like = toLikeText(text)
  const { rows } = await sql<{ contract: string }>`
    select contract from collections
    where hidden_at is null and (name ilike ${`%${like}%`} or slug ilike ${`%${like.replace(/\s+/g, '-')}%`})
    order by (name ilike ${`${like}%`}) desc, volume desc, position limit ${limit}`.execute(db)
  return rows.map((row) => row.contract)
}

type Token = { contract: Address; tokenId: bigint }

/** The number of tokens matching by name to rank. */
const mostRanked = 500

/**
 * Matches by number, which each collection may have once, and by words of names. Exact names come first, then tokens
 * of the collections with the highest volume.
 */
async function matchTokens(db: Db, { text, limit }: { text: string; limit: number }): Promise<Token[]> {
  const identifier = toIdentifier(text)
  const words = toWordQuery(text)
  if (identifier === undefined && (words === undefined || text.length < 2)) return []
  const byNumber = sql`select t.contract, t.identifier, t.name, 0 as place from collections c
    join tokens t on t.contract = c.contract and t.identifier = ${String(identifier ?? 0n)}::numeric
    where c.hidden_at is null
    order by c.volume desc, c.position limit ${limit}`
  // Of more matches, takes the first ones found: ranking all would mean reading all.
  const byWords = sql`select contract, identifier, name, 1 as place from tokens
    where to_tsvector('simple', name) @@ to_tsquery('simple', ${words ?? ''}) limit ${sql.lit(mostRanked)}`
  const { rows } = await sql<{ contract: Address; identifier: string }>`
    select contract, f.identifier from (
      (${identifier === undefined ? byWords : byNumber})
      ${identifier === undefined ? sql`` : sql`union all (${byWords})`}
    ) f join collections c using (contract)
    where c.hidden_at is null
    group by contract, f.identifier, f.name, c.volume, c.position
    order by min(f.place), lower(f.name) = ${text.toLowerCase()} desc, c.volume desc, c.position, f.identifier
    limit ${limit}`.execute(db)
  return rows.map((row) => ({ contract: row.contract, tokenId: BigInt(row.identifier) }))
}
