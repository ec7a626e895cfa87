import type { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import { isOutdated, type ReadAt } from '../chain/touchStore.js'
import { lockState } from '../db/lockState.js'
import type { Tx } from '../db/tables.js'
import type { Market } from '../Market.js'
import { markUsed } from './criteria.js'
import type { Verdict } from './judge.js'
import { findOrders, type Insert, insertOrders, type OrderRow, toRow } from './store.js'
import type { Terms } from './Terms.js'

/** A checked order that is to be written. */
export type NewOrder = {
  orderHash: Hex
  order: Order.Order
  createdAt: Date
  terms: Terms
  verdict: Verdict
  signedBy: OrderRow['signed_by']
  /** Where the chain was read for the verdict; absent when it was not read. */
  at?: ReadAt | undefined
  /** Asks the follower to judge it again. */
  isForLater?: boolean | undefined
  /** Who posted it; see {@link Caller}. */
  origin?: string | undefined
  /** Its parameters as JSON, where they were written already. */
  json?: string | undefined
}

/**
 * Writes checked orders to the database, with their events, in one transaction. Writing one twice is writing it once.
 *
 * Where the follower has passed the block of a verdict, it looked for the order before it was there: then nobody knows
 * how it stands, and it waits to be judged again.
 *
 * @returns The rows by hash, those included that were there before, and the hashes of those that have to be judged again.
 */
export async function storeOrders(
  market: Pick<Market, 'db' | 'config' | 'feed'>,
  orders: readonly NewOrder[],
): Promise<{ rows: ReadonlyMap<string, OrderRow>; old: readonly string[] }> {
  if (orders.length === 0) return { rows: new Map(), old: [] }
  await markUsed(
    market.db,
    orders.map(({ terms }) => terms),
  )
  const { added, old } = await market.db.transaction().execute(async (tx) => {
    await lockState(tx)
    const outdated = await findOutdated(tx, orders)
    const inserts = orders.map((order) => toInsert(order, market.config, outdated))
    // Equal orders would be one row, and two events.
    const distinct = new Map(inserts.map((insert) => [insert.row.order_hash, insert]))
    const added = await insertOrders(tx, [...distinct.values()])
    return {
      added,
      old: added.filter((row) => row.reason === unread.reason).map((row) => row.order_hash),
    }
  })
  market.feed.wake()
  const rows = new Map(added.map((row) => [row.order_hash, row]))
  const others = orders.filter(({ orderHash }) => !rows.has(orderHash)).map(({ orderHash }) => orderHash)
  for (const row of await findOrders(market.db, others)) rows.set(row.order_hash, row)
  return { rows, old }
}

function toInsert(order: NewOrder, config: Market['config'], outdated: ReadonlySet<string>): Insert {
  const { at, isForLater = false } = order
  const row = toRow(order, config)
  const isOld = at !== undefined && outdated.has(keyOf(at))
  return {
    row: isOld ? { ...row, ...unread } : row,
    parameters: order.json ?? JSON.stringify(row.parameters),
    readAt: at?.number,
    isForRecheck: isOld || isForLater,
  }
}

const unread = { status: 'inactive', reason: 'unread' } as const

function keyOf(at: ReadAt): string {
  return `${at.number}:${at.hash ?? ''}`
}

async function findOutdated(tx: Tx, orders: readonly NewOrder[]): Promise<ReadonlySet<string>> {
  const places = new Map(orders.flatMap(({ at }) => (at ? [[keyOf(at), at]] : [])))
  const outdated = new Set<string>()
  for (const [key, at] of places) if (await isOutdated(tx, at)) outdated.add(key)
  return outdated
}
