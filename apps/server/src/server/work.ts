import { follow } from '../chain/follow.js'
import { createProgressWatch } from '../chain/watchProgress.js'
import { learnCollections } from '../collections/learn.js'
import type { Database } from '../db/open.js'
import type { Market } from '../market/Market.js'
import { readMetadata } from '../metadata/readMetadata.js'
import { watchPrices } from '../prices/watchPrices.js'

/** After this time, a leader that cannot follow lets another instance try: that one's node may work. */
const patienceMs = 10_000

/** How long an instance that stopped following leaves the lead to others. */
const restMs = { ended: 0, deposed: 250, standstill: 5_000, reset: 60_000 } as const

/**
 * Runs the background work of a market server until the signal fires. The leader follows the chain and reads
 * metadata. Every instance receives events and the leader's progress, and reads the price feeds.
 */
export async function work(market: Market, options: work.Options): Promise<void> {
  const { database, signal } = options
  const watch = createProgressWatch(market)
  const onError = (error: unknown) => market.log.warn({ err: error }, 'a connection to the database failed')
  await Promise.all([
    database.listen({
      signal,
      onError,
      listeners: {
        souk_events: (newest) => market.feed.hear(newest === undefined ? undefined : Number(newest)),
        souk_progress: watch.wake,
      },
    }),
    database.lead({ signal, onError, run: (leading) => beLeader(market, { database, signal: leading }) }),
    watch.run(signal),
    watchPrices(market, { signal }),
  ])
}

export declare namespace work {
  type Options = { database: Pick<Database, 'kind' | 'listen' | 'lead'>; signal: AbortSignal }
}

async function beLeader(
  market: Market,
  options: { database: Pick<Database, 'kind'>; signal: AbortSignal },
): Promise<{ restMs: number }> {
  const stopping = new AbortController()
  const signal = AbortSignal.any([options.signal, stopping.signal])
  // The previous leader may have learnt of a collection that no other instance knows.
  await learnCollections(market)
  market.progress.role = 'leader'
  // At once, and not only when the last question to the node is answered.
  signal.addEventListener('abort', () => stepDown(market), { once: true })
  market.log.info({ instance: market.instance }, 'this instance follows the chain')
  const reading = readMetadata(market, { signal })
  try {
    const result = await follow(market, {
      signal,
      ...(options.database.kind === 'postgres' ? { patienceMs } : undefined),
    })
    return { restMs: restMs[result] }
  } finally {
    stopping.abort()
    await reading
  }
}

function stepDown({ progress }: Market): void {
  progress.role = 'follower'
  progress.catchUp = undefined
}
