import { sql } from 'kysely'
import type { Market } from '../Market.js'
import { version } from '../version.js'

/** How the server is: ready once the chain has been followed to its head and nothing stands still. */
export async function toHealth(market: Market) {
  const { progress, config } = market
  const indexed = progress.indexed?.number
  const head = progress.head?.number
  const error = progress.error ?? progress.doubt?.error
  const database = await pingDatabase(market)
  return {
    ready: progress.caughtUp && error === undefined && database === 'ok',
    version,
    chain: {
      id: market.chainId,
      name: config.chain,
      head: head === undefined ? null : Number(head),
      indexed: indexed === undefined ? null : Number(indexed),
      lag: head === undefined || indexed === undefined ? null : Math.max(0, Number(head - indexed)),
      error: error?.message ?? null,
    },
    instance: { name: market.instance, role: progress.role, leader: progress.leader ?? null },
    database,
  }
}

async function pingDatabase(market: Market): Promise<'ok' | 'unreachable'> {
  try {
    await sql`select 1`.execute(market.db)
    return 'ok'
  } catch (error) {
    market.log.error({ err: error }, 'the database does not answer')
    return 'unreachable'
  }
}
