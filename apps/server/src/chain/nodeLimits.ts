import type { Db } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import * as LogRange from '../node/LogRange.js'

/** Takes over what an earlier process learnt about the node's limits. */
export async function recallLimits(
  { db, config }: Pick<Market, 'db' | 'config'>,
  range: LogRange.LogRange,
): Promise<void> {
  const row = await db
    .selectFrom('node_limits')
    .selectAll()
    .where('host', '=', hostOf(config.rpcUrl))
    .executeTakeFirst()
  if (!row) return
  const { log_blocks: most, is_exchange_busy: isExchangeBusy, learnt_at: learntAt } = row
  const kept = { most: BigInt(most), isExchangeBusy, learntAtMs: learntAt.getTime() }
  LogRange.recall(range, kept, Date.now())
}

/** Keeps what was learnt about the node's limits. @returns What was kept, as text. Does nothing if it is `told` already. */
export async function keepLimits(
  { db, config }: { db: Db; config: Pick<Market['config'], 'rpcUrl'> },
  range: LogRange.LogRange,
  told: string,
): Promise<string> {
  const kept = LogRange.toKept(range)
  const text = kept ? `${kept.most} ${kept.isExchangeBusy} ${kept.learntAtMs}` : told
  if (!kept || text === told) return told
  const values = {
    log_blocks: String(kept.most),
    is_exchange_busy: kept.isExchangeBusy,
    learnt_at: new Date(kept.learntAtMs),
  }
  await db
    .insertInto('node_limits')
    .values({ host: hostOf(config.rpcUrl), ...values })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(values))
    .execute()
  return text
}

/** The rest of a URL may contain a key. */
function hostOf(url: string): string {
  return new URL(url).host
}
