import type { Address } from 'viem'
import type { Db } from '../db/tables.js'

/** Contracts of collections by slug, as read recently. Half of all reads name a collection by its slug. */
export type Slugs = Map<string, { contract: Address; atMs: number }>

/** Only the configuration of a starting server changes a slug. Other servers on its database follow after this time. */
const freshMs = 2_000

/**
 * Finds the contract of a collection; returns it lower-case. Looks up unknown slugs every time, so a new collection
 * is found at once.
 *
 * @param options.slugs - Recent results. Without them, the database is asked.
 */
export async function find(
  slug: string,
  { db, slugs, nowMs = performance.now() }: { db: Db; slugs?: Slugs | undefined; nowMs?: number },
): Promise<Address | undefined> {
  const known = slugs?.get(slug)
  if (known && nowMs - known.atMs < freshMs) return known.contract
  const row = await db
    .selectFrom('collections')
    .select('contract')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) {
    slugs?.delete(slug)
    return undefined
  }
  const contract = row.contract as Address
  slugs?.set(slug, { contract, atMs: nowMs })
  return contract
}
