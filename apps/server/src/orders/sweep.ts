import { lockState } from '../db/lockState.js'
import type { Db } from '../db/tables.js'
import { type Market, now } from '../Market.js'
import { rejudge, writeJudgements } from './rejudge.js'
import type { OrderRow } from './store.js'

/** Turned over at once; the rest follows at the next look. */
const batchSize = 500

/** Turns orders over as the clock goes on: those that ended expire, those that start are judged. */
export async function sweep(market: Market): Promise<void> {
  const time = String(now(market))
  if ((await findEnded(market.db, time)).length > 0) await expire(market, time)
  const started = await market.db
    .selectFrom('orders')
    .select('order_hash')
    .where('status', '=', 'inactive')
    .where('reason', '=', 'not_started')
    .where('start_time', '<=', time)
    .limit(batchSize)
    .execute()
  await rejudge(
    market,
    started.map((row) => row.order_hash),
  )
}

async function expire(market: Market, time: string): Promise<void> {
  await market.db.transaction().execute(async (tx) => {
    await lockState(tx)
    // Looked up under the lock: what was filled a moment ago must not become expired.
    const ended = await findEnded(tx, time)
    await writeJudgements(
      tx,
      ended.map((row) => ({ row, verdict: { status: 'expired', remaining: BigInt(row.remaining) } })),
    )
  })
  market.feed.wake()
}

function findEnded(db: Db, time: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', ['active', 'inactive'])
    .where('end_time', '<=', time)
    .limit(batchSize)
    .execute()
}
