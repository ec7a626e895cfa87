import { type Market, now } from '../Market.js'
import { refreshStats } from '../stats/refreshStats.js'
import { type Judgement, rejudge, writeJudgements } from './rejudge.js'

/** Turns orders over as the clock goes on: those that ended expire, those that start are judged. */
export async function sweep(market: Market): Promise<void> {
  const time = String(now(market))
  const ended = await market.db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', ['active', 'inactive'])
    .where('end_time', '<=', time)
    .limit(500)
    .execute()
  if (ended.length > 0) {
    const judgements = ended.map(
      (row): Judgement => ({ row, verdict: { status: 'expired', remaining: BigInt(row.remaining) } }),
    )
    await market.db.transaction().execute(async (tx) => {
      const { contracts } = await writeJudgements(tx, judgements)
      await refreshStats(tx, contracts, market.config)
    })
    market.feed.wake()
  }
  const started = await market.db
    .selectFrom('orders')
    .select('order_hash')
    .where('status', '=', 'inactive')
    .where('reason', '=', 'not_started')
    .where('start_time', '<=', time)
    .limit(500)
    .execute()
  await rejudge(
    market,
    started.map((row) => row.order_hash),
  )
}
