import type { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import { addTouches, isOutdated, type ReadAt } from '../chain/touchStore.js'
import { lockState } from '../db/lockState.js'
import type { Tx } from '../db/tables.js'
import { appendEvents } from '../events/feed.js'
import type { Market } from '../Market.js'
import { markUsed } from './criteria.js'
import type { Verdict } from './judge.js'
import { askRecheck } from './recheck.js'
import { findOrders, insertOrders, type OrderRow, toRow } from './store.js'
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
    const rows = orders.map((order) => {
      const row = toRow(order, market.config)
      return order.at && outdated.has(keyOf(order.at)) ? { ...row, ...unread } : row
    })
    const added = await insertOrders(tx, rows)
    const isNew = new Set(added.map((row) => row.order_hash))
    await addPlaces(
      tx,
      orders.filter(({ orderHash }) => isNew.has(orderHash)),
    )
    const old = added.filter((row) => row.reason === unread.reason).map((row) => row.order_hash)
    const later = orders.filter(({ orderHash, isForLater }) => isForLater && isNew.has(orderHash))
    await askRecheck(tx, [...old, ...later.map(({ orderHash }) => orderHash)])
    await appendEvents(tx, added.map(toEvent))
    return { added, old }
  })
  market.feed.wake()
  const rows = new Map(added.map((row) => [row.order_hash, row]))
  const others = orders.filter(({ orderHash }) => !rows.has(orderHash)).map(({ orderHash }) => orderHash)
  for (const row of await findOrders(market.db, others)) rows.set(row.order_hash, row)
  return { rows, old }
}

const unread = { status: 'inactive', reason: 'unread' } as const

function keyOf(at: ReadAt): string {
  return `${at.number}:${at.hash ?? ''}`
}

function placesOf(orders: readonly NewOrder[]): ReadonlyMap<string, ReadAt> {
  return new Map(orders.flatMap(({ at }) => (at ? [[keyOf(at), at]] : [])))
}

async function findOutdated(tx: Tx, orders: readonly NewOrder[]): Promise<ReadonlySet<string>> {
  const outdated = new Set<string>()
  for (const [key, at] of placesOf(orders)) if (await isOutdated(tx, at)) outdated.add(key)
  return outdated
}

/** Remembers where the orders were read, should that block go. */
async function addPlaces(tx: Tx, orders: readonly NewOrder[]): Promise<void> {
  for (const [key, at] of placesOf(orders)) {
    const there = orders.filter((order) => order.at && keyOf(order.at) === key)
    await addTouches(
      tx,
      at.number,
      there.map(({ orderHash }) => ({ type: 'order', orderHash })),
    )
  }
}

function toEvent(row: OrderRow) {
  return {
    type: row.side === 'ask' ? 'listing' : 'offer',
    contract: row.contract,
    identifier: row.identifier === null ? undefined : BigInt(row.identifier),
    orderHash: row.order_hash,
    accounts: [row.maker],
  } as const
}
