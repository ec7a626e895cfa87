import type { Db } from '../db/tables.js'
import type { Config } from '../market/config.js'
import type { Node } from '../node/node.js'
import { inspectCollections } from './inspect.js'
import { readAdded } from './learn.js'
import { distinctSlug, toSlug } from './slug.js'
import { toColumns } from './toColumns.js'

/** The traded contracts, by lower-case address. */
export type Collections = Map<string, 'erc721' | 'erc1155'>

/**
 * Reads what the configured contracts say about themselves and stores it. Known contracts keep what was read before.
 * Contracts that an operator added come after the configured ones.
 *
 * @throws {NotACollectionError} when an address is neither ERC721 nor ERC1155.
 * @throws {NodeError} when the node does not answer.
 */
export async function registerCollections(market: {
  config: Config
  node: Node
  db: Db
}): Promise<Collections> {
  const { config, node, db } = market
  const found = await inspectCollections(
    node,
    config.collections.map(({ address }) => address),
  )
  const past = await pastOf(market)
  const slugs = new Set<string>()
  const traded: Collections = new Map()
  for (const [position, { address, slug }] of config.collections.entries()) {
    const inspected = found[position]
    if (!inspected) continue
    const contract = address.toLowerCase()
    traded.set(contract, inspected.standard)
    const distinct = distinctSlug(slug ?? toSlug(inspected.name), contract, slugs)
    slugs.add(distinct)
    const values = { slug: distinct, position, added_at: null, ...toColumns(inspected) }
    const { name, standard } = { name: inspected.name || contract, standard: inspected.standard }
    await db
      .insertInto('collections')
      .values({ contract, standard, name, ...values, ...past, image_url: null, banner_url: null })
      .onConflict((oc) => oc.column('contract').doUpdateSet(values))
      .execute()
  }
  for (const [contract, standard] of await readAdded(db)) traded.set(contract, standard)
  return traded
}

/** Where the chain has already been followed, the past of a new collection has to be read separately. */
async function pastOf({ db, config }: { db: Db; config: Config }): Promise<{ backfill_next: bigint | null }> {
  const block = await db.selectFrom('blocks').select('number').limit(1).executeTakeFirst()
  return { backfill_next: block ? config.startBlock : null }
}
