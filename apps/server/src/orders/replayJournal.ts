import { type Entry, readJournal } from '../journal/journal.js'
import type { Market } from '../Market.js'
import { restoreSets } from './criteria.js'
import { rejudge } from './rejudge.js'
import { findOrders } from './store.js'
import { storeOrders } from './storeOrders.js'
import * as Terms from './Terms.js'

const batchSize = 200

/**
 * Brings orders that only the journal has back into the database, and asks the chain how they stand. After an ordinary
 * stop there are none.
 */
export async function replayJournal(market: Market, path: string): Promise<void> {
  const onTorn = (line: number) => market.log.warn({ line }, 'a line of the journal is torn and was skipped')
  let batch: Entry[] = []
  let restored = 0
  for await (const entry of readJournal(path, { onTorn })) {
    batch.push(entry)
    if (batch.length < batchSize) continue
    restored += await restore(market, batch)
    batch = []
  }
  restored += await restore(market, batch)
  await rejudgeUnread(market)
  if (restored > 0) market.log.info({ restored }, 'orders were brought back from the journal')
}

async function restore(market: Market, entries: readonly Entry[]): Promise<number> {
  const rows = await findOrders(
    market.db,
    entries.map((entry) => entry.orderHash),
  )
  const known = new Set(rows.map((row) => row.order_hash))
  const missing = entries.filter((entry) => !known.has(entry.orderHash.toLowerCase()))
  await restoreSets(market.db, missing, { most: market.config.mostCriteriaTokens })
  const orders = missing.flatMap((entry) => {
    const terms = Terms.fromOrder(entry.order.parameters, entry.side, market.rules)
    if (!Terms.isTerms(terms)) return []
    const verdict = { status: 'inactive', reason: 'unread', remaining: terms.total } as const
    return [{ ...entry, terms, verdict }]
  })
  await storeOrders(market, orders)
  return missing.length
}

/** Also those of an earlier start that was ended before it came to them. */
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
