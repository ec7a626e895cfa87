import type { Db } from '../db/tables.js'
import type { Config } from '../market/config.js'
import type { Logger } from '../market/log.js'
import { getBlockRef, type Node } from '../node/node.js'
import { findPast } from './findPast.js'
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
  log: Logger
}): Promise<Collections> {
  const { config, node, db } = market
  const found = await inspectCollections(
    node,
    config.collections.map(({ address }) => address),
  )
  const pastOf = await findPasts(market)
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
      .values({
        contract,
        standard,
        name,
        ...values,
        backfill_next: pastOf.get(contract) ?? null,
        image_url: null,
        banner_url: null,
      })
      .onConflict((oc) => oc.column('contract').doUpdateSet(values))
      .execute()
  }
  for (const [contract, standard] of await readAdded(db)) traded.set(contract, standard)
  return traded
}

/**
 * Finds where the past of each new collection begins that has to be read separately, because the chain is already followed
 * or because it is followed from its head.
 */
async function findPasts(market: {
  config: Config
  node: Node
  db: Db
  log: Logger
}): Promise<ReadonlyMap<string, bigint>> {
  const { db, config, node } = market
  const block = await db.selectFrom('blocks').select('number').limit(1).executeTakeFirst()
  const isWhole = !block && (config.startBlock !== undefined || !isOld((await getBlockRef(node)).number))
  if (isWhole) return new Map()
  const known = await db.selectFrom('collections').select('contract').execute()
  const isKnown = new Set(known.map(({ contract }) => contract))
  const added = config.collections.filter(({ address }) => !isKnown.has(address.toLowerCase()))
  const pasts = await Promise.all(
    added.map(async ({ address }) => [address.toLowerCase(), await findPast(market, address)] as const),
  )
  return new Map(pasts)
}

/** A younger chain is read whole, block by block. On an older one, only the past of the collections is. */
const oldBlocks = 10_000n

/** Tells whether a chain is followed from its head, unless the configuration says where to start. */
export function isOld(head: bigint): boolean {
  return head > oldBlocks
}
