import { BaseError } from '@souk/base'

/**
 * Slots for files in transfer: a number in total and a number per client. A caller that finds none free waits in
 * line.
 */
export type TransferSlots = {
  /**
   * Takes a slot as soon as one is free.
   *
   * @param options.signal - Ends the wait, e.g. when the client has disconnected.
   * @returns A function that frees the slot; further calls do nothing.
   * @throws {FullError} when too many callers wait, or the wait was too long or aborted.
   */
  take: (client: string, options: { signal: AbortSignal }) => Promise<() => void>
}

export type Limits = {
  most: number
  mostPerClient: number
  mostWaiting: number
  mostWaitingPerClient: number
  waitMs: number
}

/** A page shows about fifty pictures. Browsers request them all at once if a proxy speaks HTTP/2. */
export const usualLimits: Limits = {
  most: 256,
  mostPerClient: 24,
  mostWaiting: 1_000,
  mostWaitingPerClient: 200,
  waitMs: 20_000,
}

type Waiting = { client: string; go: (leave: () => void) => void }

/** The number of slots, their holders, and the callers in line. */
type State = { limits: Limits; held: Map<string, number>; total: number; waiting: Set<Waiting> }

/** Creates the slots, all of them free. */
export function create(limits: Limits = usualLimits): TransferSlots {
  const state: State = { limits, held: new Map(), total: 0, waiting: new Set() }
  return {
    take: async (client, { signal }) => {
      if (isFree(state, client)) return hold(state, client)
      const { waiting } = state
      const own = [...waiting].filter((each) => each.client === client).length
      if (waiting.size >= limits.mostWaiting || own >= limits.mostWaitingPerClient)
        throw new FullError({ retryAfterMs: limits.waitMs })
      return wait(state, client, signal)
    },
  }
}

function isFree({ limits, held, total }: State, client: string): boolean {
  return total < limits.most && (held.get(client) ?? 0) < limits.mostPerClient
}

function hold(state: State, client: string): () => void {
  const { held } = state
  state.total++
  held.set(client, (held.get(client) ?? 0) + 1)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    state.total--
    const left = (held.get(client) ?? 1) - 1
    if (left > 0) held.set(client, left)
    else held.delete(client)
    // In the order of arrival, except for clients that hold their full share.
    const next = [...state.waiting].find((each) => isFree(state, each.client))
    next?.go(hold(state, next.client))
  }
}

function wait({ waiting, limits }: State, client: string, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      waiting.delete(entry)
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
    const giveUp = () => {
      stop()
      reject(new FullError({ retryAfterMs: limits.waitMs }))
    }
    const entry: Waiting = {
      client,
      go: (leave) => {
        stop()
        resolve(leave)
      },
    }
    const timer = setTimeout(giveUp, limits.waitMs)
    waiting.add(entry)
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
  })
}

/** Thrown when more files are in transfer than the market serves at once. */
export class FullError extends BaseError<{ retryAfterMs: number }> {
  override readonly name = 'Media.FullError'
  constructor(facts: { retryAfterMs: number }) {
    super('The market is loading too many files at the moment. Try again soon.', {
      facts,
      retry: 'later',
    })
  }
}
