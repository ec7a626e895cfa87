import { sql } from 'kysely'
import type { Address } from 'viem'
import { changeState } from '../db/changeState.js'
import type { Db } from '../db/tables.js'
import { appendEvents } from '../events/feed.js'
import type { Config } from '../market/config.js'
import type { Logger } from '../market/log.js'
import type { Node } from '../node/node.js'
import { findPast } from './findPast.js'
import { type Inspected, inspectCollections } from './inspect.js'
import { distinctSlug, toSlug } from './slug.js'
import { toColumns } from './toColumns.js'

/** Any number of configured collections come first. */
const firstPosition = 1_000_000

type Added = { contract: string; slug: string; standard: 'erc721' | 'erc1155'; isNew: boolean }

/**
 * Adds a contract to the traded ones. The leader reads its past soon after. A contract that is already traded stays
 * as it is.
 *
 * @param options.slug - Its name in URLs. @default derived from its name
 * @throws {NotACollectionError} when the address is neither ERC721 nor ERC1155.
 * @throws {NodeError} when the node does not answer.
 */
export async function addCollection(
  market: { db: Db; node: Node; config: Pick<Config, 'startBlock'>; log: Pick<Logger, 'info' | 'warn'> },
  options: { address: Address; slug?: string | undefined },
): Promise<Added> {
  const { address } = options
  const [inspected] = (await inspectCollections(market.node, [address])) as [Inspected]
  const contract = address.toLowerCase()
  const isKnown = await market.db
    .selectFrom('collections')
    .select('contract')
    .where('contract', '=', contract)
    .executeTakeFirst()
  const past = isKnown ? 0n : await findPast(market, address)
  return changeState<Added>(market.db, async (tx) => {
    const known = await tx
      .selectFrom('collections')
      .select(['slug', 'standard'])
      .where('contract', '=', contract)
      .executeTakeFirst()
    if (known) return { result: { contract, ...known, isNew: false }, changed: [] }
    const rows = await tx.selectFrom('collections').select(['slug', 'position']).execute()
    const wanted = toSlug(options.slug ?? inspected.name)
    const slug = distinctSlug(wanted, contract, new Set(rows.map((row) => row.slug)))
    const position = Math.max(firstPosition, ...rows.map((row) => row.position + 1))
    const { standard } = inspected
    await tx
      .insertInto('collections')
      .values({
        contract,
        standard,
        name: inspected.name || contract,
        slug,
        position,
        ...toColumns(inspected),
        added_at: sql<Date>`now()`,
        backfill_next: past,
        image_url: null,
        banner_url: null,
      })
      .execute()
    await appendEvents(tx, [{ type: 'metadata', contract }])
    return { result: { contract, slug, standard, isNew: true }, changed: 'anything' }
  })
}
