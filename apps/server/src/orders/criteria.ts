import { BaseError } from '@souk/base'
import { type OfferTrait, TokenIds } from '@souk/market'
import { Criteria, isCriteria, type Order } from '@souk/seaport'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Address } from 'viem'
import type { CriteriaTable, Db, OrderRow } from '../db/tables.js'
import type { TokenSet } from '../journal/journal.js'
import * as Page from '../market/Page.js'
import type { Nft } from './Terms.js'

/** A set of tokens of a collection that offers name. */
export type CriteriaRow = Selectable<CriteriaTable>

type Wanted = Pick<Nft, 'contract' | 'criteria'>

/** An offer on any token of a collection has the root 0, which needs no set. */
function isSelection(terms: Wanted): terms is Wanted & { criteria: bigint } {
  return terms.criteria !== undefined && terms.criteria !== 0n
}

/** Finds the terms whose token set this market does not know. */
export async function findUnknownRoots<terms extends Wanted>(
  db: Db,
  all: readonly terms[],
): Promise<ReadonlySet<terms>> {
  const wanted = all.filter(isSelection)
  if (wanted.length === 0) return new Set()
  const known = await findSets(db, wanted)
  const keys = new Set(known.map((row) => `${row.contract}:${row.root}`))
  return new Set(
    wanted.filter(({ contract, criteria }) => !keys.has(`${contract.toLowerCase()}:${criteria}`)),
  )
}

/** Finds the token sets of terms. */
export async function findSets(db: Db, all: readonly Wanted[]): Promise<CriteriaRow[]> {
  const wanted = all.filter(isSelection)
  if (wanted.length === 0) return []
  const contracts = wanted.map(({ contract }) => contract.toLowerCase())
  const roots = wanted.map(({ criteria }) => String(criteria))
  const { rows } = await sql<CriteriaRow>`
    select distinct c.* from criteria c
    join unnest(${contracts}::text[], ${roots}::numeric[]) as k (contract, root)
      on c.contract = k.contract and c.root = k.root`.execute(db)
  return rows
}

/**
 * Calculates how many bytes orders take in an answer, including the token sets of offers.
 *
 * @returns The size of each of `rows`.
 */
export async function sizesOfOrders(db: Db, rows: readonly OrderRow[]): Promise<(row: OrderRow) => number> {
  const offers = rows.filter(({ criteria }) => criteria !== null && criteria !== '0')
  if (offers.length === 0) return Page.sizeOfOrder
  const contracts = offers.map(({ contract }) => contract)
  const roots = offers.map(({ criteria }) => criteria)
  const sets = await sql<{ key: string; bytes: number }>`
    select distinct c.contract || ':' || c.root as key, octet_length(c.encoded_token_ids) as bytes from criteria c
    join unnest(${contracts}::text[], ${roots}::numeric[]) as k (contract, root)
      on c.contract = k.contract and c.root = k.root`.execute(db)
  const sizes = new Map(sets.rows.map(({ key, bytes }) => [key, bytes]))
  return (row) => Page.sizeOfOrder(row) + (sizes.get(`${row.contract}:${row.criteria}`) ?? 0)
}

/**
 * Stores a token set.
 *
 * @returns Its root.
 * @throws {TooManyTokenIdsError} when there are more than `most`.
 */
export async function storeSet(
  db: Db,
  set: {
    contract: Address
    tokenIds: TokenIds.TokenIds
    traits?: readonly OfferTrait[] | undefined
    most: number
  },
): Promise<bigint> {
  const { contract, tokenIds, traits, most } = set
  const identifiers = TokenIds.list(tokenIds, { most })
  const root = Criteria.root(identifiers)
  const createdAt = new Date()
  await db
    .insertInto('criteria')
    .values({
      contract: contract.toLowerCase(),
      root,
      kind: traits ? 'trait' : 'list',
      traits: traits ? JSON.stringify(traits) : null,
      encoded_token_ids: TokenIds.toText(tokenIds),
      token_count: identifiers.length,
      created_at: createdAt,
    })
    .onConflict((oc) => oc.columns(['contract', 'root']).doUpdateSet({ created_at: createdAt }))
    .execute()
  return root
}

/** The number of tokens in one statement, so that none blocks the embedded database for long. */
const chunkSize = 500

/**
 * Marks the token sets of orders as used, and writes the tokens they contain. Sets that are never used are deleted;
 * see `buildOffer`.
 */
export async function markUsed(db: Db, all: readonly Wanted[]): Promise<void> {
  const sets = await findSets(db, all)
  for (const set of sets.filter(({ is_used }) => !is_used)) {
    const identifiers = TokenIds.list(TokenIds.parse(set.encoded_token_ids), { most: set.token_count })
    for (let start = 0; start < identifiers.length; start += chunkSize)
      await sql`
        insert into criteria_tokens (contract, identifier, root)
        select ${set.contract}, t, ${set.root} from unnest(${identifiers.slice(start, start + chunkSize).map(String)}::numeric[]) as t
        on conflict do nothing`.execute(db)
    await db
      .updateTable('criteria')
      .set({ is_used: true })
      .where('contract', '=', set.contract)
      .where('root', '=', set.root)
      .execute()
  }
}

/** Returns a set as the journal stores it. */
export function toTokenSet(row: CriteriaRow): TokenSet {
  const { encoded_token_ids: ids, traits } = row
  return traits ? { ids, traits } : { ids }
}

/**
 * Restores the token sets of orders from a journal or another market. Leaves out invalid sets; the tokens of their
 * orders are then unknown.
 */
export async function restoreSets(
  db: Db,
  entries: readonly { order: Order.Order; tokens?: TokenSet | undefined }[],
  options: { most: number },
): Promise<void> {
  const wanted = entries.flatMap(({ order, tokens }) => {
    // Besides the tokens of one list, an order can ask for any token of other collections.
    const listed = order.parameters.consideration.find(
      (item) => isCriteria(item) && item.identifierOrCriteria !== 0n,
    )
    return tokens && listed ? [{ contract: listed.token, tokens }] : []
  })
  // Many offers share a set.
  const distinct = new Map(wanted.map((set) => [`${set.contract}${set.tokens.ids}`, set]))
  for (const { contract, tokens } of distinct.values()) {
    try {
      await storeSet(db, {
        contract,
        traits: tokens.traits,
        tokenIds: TokenIds.parse(tokens.ids),
        ...options,
      })
    } catch (error) {
      if (!(error instanceof BaseError)) throw error
    }
  }
}
