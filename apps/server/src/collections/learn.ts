import type { Db } from '../db/tables.js'
import type { Market } from '../market/Market.js'

/** Reads the collections that an operator added. */
export async function readAdded(db: Db): Promise<(readonly [string, 'erc721' | 'erc1155'])[]> {
  const rows = await db
    .selectFrom('collections')
    .select(['contract', 'standard'])
    .where('added_at', 'is not', null)
    .orderBy('position')
    .execute()
  return rows.map((row) => [row.contract, row.standard] as const)
}

/** Starts to trade collections that were added since, here or by another instance. */
export async function learnCollections(market: Pick<Market, 'db' | 'collections'>): Promise<void> {
  for (const [contract, standard] of await readAdded(market.db)) market.collections.set(contract, standard)
}
