import { TokenIds } from '@souk/market'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { CriteriaTable, Db } from '../db/tables.js'
import type { Terms } from './Terms.js'

/** A set of tokens of a collection that offers are for. */
export type CriteriaRow = Selectable<CriteriaTable>

type Wanted = Pick<Terms, 'contract' | 'criteria'>

/** An offer on any token of a collection has the root 0, which needs no set. */
function isSelection(terms: Wanted): terms is Wanted & { criteria: bigint } {
  return terms.criteria !== undefined && terms.criteria !== 0n
}

/** Finds the terms whose tokens this market does not know. */
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

/** Finds the sets of tokens that terms are for. */
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

/** Tokens that are written in one statement, so that none stalls the embedded database. */
const chunkSize = 500

/**
 * Keeps the sets of tokens that orders are made for, and writes down which tokens are in them. Sets that were built
 * but never used are forgotten; see `buildOffer`.
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
