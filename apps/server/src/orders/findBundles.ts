import { sql } from 'kysely'
import type { Db, OrderRow } from '../db/tables.js'
import * as Page from '../market/Page.js'
import { fromOpen } from './fromOpen.js'
import * as Lifetime from './Lifetime.js'
import { type OrderQuery, ofItems } from './list.js'

/**
 * Reads a page of the bundles that any account can buy now, newest first, and counts all of them. A page ends early where its
 * bundles have very many NFTs.
 *
 * @param page.owner - The owner of tokens of the bundles. Lower-case, as is the contract.
 * @param page.now - Seconds.
 */
export async function findBundles(
  db: Db,
  page: Pick<OrderQuery, 'contract' | 'identifiers' | 'owner' | 'limit' | 'now'> & {
    offset?: number | undefined
  },
): Promise<{ rows: readonly OrderRow[]; count: number }> {
  const { limit, offset = 0, now } = page
  const time = String(now)
  const offered = [
    sql`o.side = 'bundle_ask' and o.taker is null`,
    Lifetime.hasStarted(time),
    Lifetime.isNotOver(time),
  ]
  const open = sql.join([...offered, ...ofItems('bundle_ask', page)], sql` and `)
  // Nobody may have the database walk past more bundles than are counted.
  const shown = offset < mostCounted ? limit : 0
  const [{ rows }, counted] = await Promise.all([
    sql<OrderRow>`
      select * from (${fromOpen(
        (source) => sql`
        select o.* from ${source} where ${open} order by o.sequence desc limit ${shown && shown + offset}`,
      )}) o
      order by o.sequence desc limit ${shown} offset ${offset}`.execute(db),
    sql<{ count: string }>`
      select count(*) as count from (${fromOpen(
        (source) => sql`
        select o.sequence from ${source} where ${open} limit ${sql.lit(mostCounted)}`,
      )}) o`.execute(db),
  ])
  const fitting = Page.take(rows, { limit, sizeOf: ({ parameters }) => parameters.offer.length * assetBytes })
  return { rows: fitting.rows, count: Number(counted.rows[0]?.count ?? 0) }
}

/** The size of an NFT of a bundle, with its collection. */
const assetBytes = 4_000

/** The highest count. More bundles are counted as this many. */
const mostCounted = 10_000
