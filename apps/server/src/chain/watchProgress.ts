import { pause } from '../db/session.js'
import type { Market } from '../market/Market.js'
import { loadProgress } from './progressStore.js'

/** How often to look in case a notification was missed. */
const lookMs = 2_000

/** Keeps what this instance knows about the leader's progress. */
export type ProgressWatch = {
  /** Looks at once. */
  wake: () => void
  run: (signal: AbortSignal) => Promise<void>
}

/** Makes a watch. While this instance is the leader, it knows more than the database and does not look. */
export function createProgressWatch(market: Market): ProgressWatch {
  let woken = new AbortController()
  return {
    wake: () => woken.abort(),
    run: async (signal) => {
      while (!signal.aborted) {
        woken = new AbortController()
        await look(market)
        await pause(lookMs, AbortSignal.any([signal, woken.signal]))
      }
    },
  }
}

async function look(market: Market): Promise<void> {
  if (market.progress.role === 'leader') return
  try {
    const told = await loadProgress(market.db)
    // This instance may have become the leader meanwhile.
    if (market.progress.role === 'follower') Object.assign(market.progress, told)
  } catch (error) {
    market.log.debug({ err: error }, 'the progress of the leader could not be read')
  }
}
