import { type Entry, readJournal } from '../journal/journal.js'
import type { Market } from '../market/Market.js'
import { restoreSets } from './criteria.js'
import { rejudge } from './rejudge.js'
import { findOrders } from './store.js'
import { storeOrders } from './storeOrders.js'
import { type Checked, type Fault, verifyEntries } from './verifyEntries.js'

const batchSize = 200

/**
 * Restores orders that only the journal has, and reads their state from the chain. After an ordinary stop there are
 * none. Reports and leaves out orders that are damaged, or not signed by their maker.
 */
export async function replayJournal(market: Market, path: string): Promise<void> {
  let unsealed = 0
  const onDamaged = (line: number) => {
    market.vitals.journalSkipped++
    market.log.error({ path, line }, 'a line of the journal is damaged and was skipped')
  }
  const onUnsealed = () => unsealed++
  let batch: Entry[] = []
  let restored = 0
  for await (const entry of readJournal(path, { onDamaged, onUnsealed })) {
    batch.push(entry)
    if (batch.length < batchSize) continue
    restored += await restore(market, batch)
    batch = []
  }
  restored += await restore(market, batch)
  await rejudgeUnread(market)
  if (unsealed > 0)
    market.log.info({ lines: unsealed }, 'the journal has lines of a version without checksums')
  if (restored > 0) market.log.info({ restored }, 'orders were restored from the journal')
}

async function restore(market: Market, entries: readonly Entry[]): Promise<number> {
  const rows = await findOrders(
    market.db,
    entries.map((entry) => entry.orderHash),
  )
  const known = new Set(rows.map((row) => row.order_hash))
  const missing = entries.filter((entry) => !known.has(entry.orderHash.toLowerCase()))
  await restoreSets(market.db, missing, { most: market.config.mostCriteriaTokens })
  const checked = await verifyEntries(market, missing)
  const orders = checked.flatMap((found) => {
    if ('fault' in found) return noteFault(market, found)
    const { entry, terms } = found
    const units = { remaining: terms.total, unfilled: terms.total }
    const verdict = { status: 'inactive', reason: 'unread', ...units } as const
    return [{ ...entry, terms, verdict }]
  })
  await storeOrders(market, orders)
  return orders.length
}

function noteFault({ vitals, log }: Market, { entry, fault }: Extract<Checked, { fault: Fault }>): [] {
  vitals.journalSkipped++
  log.error(
    { order: entry.orderHash, fault },
    'an order of the journal does not match its signature and was skipped',
  )
  return []
}

/** Includes those of an earlier start that ended before it judged them. */
async function rejudgeUnread(market: Market): Promise<void> {
  for (;;) {
    const rows = await market.db
      .selectFrom('orders')
      .select('order_hash')
      .where('status', '=', 'inactive')
      .where('reason', '=', 'unread')
      .limit(batchSize)
      .execute()
    if (rows.length === 0) return
    await rejudge(
      market,
      rows.map((row) => row.order_hash),
    )
  }
}
