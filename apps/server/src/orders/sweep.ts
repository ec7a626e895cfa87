import { sql } from 'kysely'
import { changeState } from '../db/changeState.js'
import type { Db, OrderRow } from '../db/tables.js'
import { type Market, now } from '../market/Market.js'
import { askRecheck } from './askRecheck.js'
import { findWithin } from './findWithin.js'
import { recheck } from './recheck.js'
import { rejudge, writeJudgements } from './rejudge.js'
import { unfilledOf } from './store.js'

/** The number of orders to update at once. The rest follows in the next round. */
const batchSize = 500

/** Updates orders as time passes: expires those that ended, and judges those that start. */
export async function sweep(market: Market): Promise<void> {
  const time = String(now(market))
  if ((await findEnded(market.db, time)).length > 0) await expire(market, time)
  const started = await findWithin(
    market.db,
    sql`select sequence as place, order_hash from orders
      where status = 'inactive' and reason = 'not_started' and start_time <= ${time}::bigint limit ${sql.lit(batchSize)}`,
  )
  await rejudge(
    market,
    started.map((row) => row.order_hash),
  )
}

async function expire(market: Market, time: string): Promise<void> {
  const ended = await findEnded(market.db, time)
  const covered = ended.filter(isPartlyCovered).map((row) => row.order_hash)
  await expireAsStored(market, { time, except: covered })
  try {
    await rejudge(market, covered)
  } catch (error) {
    // Expiry needs no node. The remaining units are read when the node answers again.
    await expireAsStored(market, { time, except: [] })
    throw error
  }
}

async function expireAsStored(
  market: Market,
  { time, except }: { time: string; except: readonly string[] },
): Promise<void> {
  await changeState(market.db, async (tx) => {
    // Looked up under the lock, so that an order filled a moment ago does not become expired.
    const ended = await findEnded(tx, time)
    const rows = ended.filter((row) => !except.includes(row.order_hash))
    const changed = await writeJudgements(
      tx,
      rows.map((row) => ({
        row,
        verdict: { status: 'expired', remaining: BigInt(row.remaining), unfilled: unfilledOf(row) },
      })),
    )
    await askRecheck(
      tx,
      rows.filter(isPartlyCovered).map((row) => row.order_hash),
    )
    return { result: undefined, changed }
  })
  market.feed.wake()
}

/** Less than the remaining units of a partially fillable order may be fillable now. Only the chain knows how much. */
function isPartlyCovered({ status, remaining, total }: OrderRow): boolean {
  return status === 'active' && BigInt(remaining) < BigInt(total)
}

/**
 * Judges orders again that time had changed, after the time went back. Only a chain that is ahead of the wall clock
 * takes its time back with its blocks, hence there is no index for this.
 */
export async function turnBack(market: Market): Promise<void> {
  const time = String(now(market))
  await market.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('orders')
      .select('order_hash')
      .where((eb) =>
        eb.or([
          eb('status', '=', 'expired').and('end_time', '>', time),
          eb('status', '=', 'active').and('start_time', '>', time),
        ]),
      )
      .execute()
    await askRecheck(
      tx,
      rows.map((row) => row.order_hash),
    )
  })
  await recheck(market)
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
