import { BaseError } from '@souk/base'

/** How many jobs are worked on at once, and who waits for a turn. Part of a surface's state, changed by {@link run} alone. */
export type Turns = {
  limits: Limits
  running: number
  waiting: Waiter[]
  /** Jobs of each caller that are being worked on. */
  byCaller: Map<string, number>
  /** What a job takes, the last ones more than those before. */
  usualMs: number
}

export type Limits = {
  /** Jobs at once. */
  most: number
  /** Jobs at once of one caller. @default as many as there are */
  mostPerCaller?: number | undefined
  /** Who would wait longer is turned away; 0 turns nobody away. */
  mostWaitMs: number
  /** So many may wait in any case, since what a job takes is a guess. */
  leastWaiting: number
}

type Waiter = {
  caller: string | undefined
  sinceMs: number
  start: () => void
  refuse: (error: BusyError) => void
}

/** How much the newest job counts of what a job usually takes. */
const weight = 0.1

/** Makes turns that nobody has taken. */
export function create(limits: Limits): Turns {
  return { limits, running: 0, waiting: [], byCaller: new Map(), usualMs: 0 }
}

/**
 * Does a job when it is its turn, or says at once that it would have to wait too long: so those that are let in are quick however
 * many come.
 *
 * @throws {BusyError} when it would wait too long, or has. @throws What the job throws.
 */
export async function run<value>(
  turns: Turns,
  job: () => Promise<value>,
  options: { caller?: string | undefined; nowMs?: () => number } = {},
): Promise<value> {
  const { caller, nowMs = () => performance.now() } = options
  if (!isFree(turns, caller)) await line(turns, { caller, nowMs })
  else begin(turns, caller)
  const startedAt = nowMs()
  try {
    return await job()
  } finally {
    turns.usualMs += weight * (nowMs() - startedAt - turns.usualMs)
    end(turns, caller, nowMs())
  }
}

function isFree({ limits, running, byCaller }: Turns, caller: string | undefined): boolean {
  const own = caller === undefined ? 0 : (byCaller.get(caller) ?? 0)
  return running < limits.most && own < (limits.mostPerCaller ?? limits.most)
}

function begin(turns: Turns, caller: string | undefined): void {
  turns.running++
  if (caller !== undefined) turns.byCaller.set(caller, (turns.byCaller.get(caller) ?? 0) + 1)
}

function line(
  turns: Turns,
  { caller, nowMs }: { caller: string | undefined; nowMs: () => number },
): Promise<void> {
  const { limits, waiting, usualMs } = turns
  const waitMs = (waiting.length * usualMs) / limits.most
  if (limits.mostWaitMs > 0 && waiting.length >= limits.leastWaiting && waitMs > limits.mostWaitMs)
    throw new BusyError({ waiting: waiting.length, retryAfterMs })
  return new Promise((resolve, reject) => {
    waiting.push({ caller, sinceMs: nowMs(), start: resolve, refuse: reject })
  })
}

/** What is told to those that are turned away. */
const retryAfterMs = 1_000

function end(turns: Turns, caller: string | undefined, nowMs: number): void {
  turns.running--
  if (caller !== undefined) {
    const own = (turns.byCaller.get(caller) ?? 1) - 1
    if (own > 0) turns.byCaller.set(caller, own)
    else turns.byCaller.delete(caller)
  }
  for (let next = takeNext(turns); next; next = takeNext(turns)) {
    const { mostWaitMs, leastWaiting } = turns.limits
    // Whoever waited for twice as long has gone, or will ask again.
    if (mostWaitMs > 0 && nowMs - next.sinceMs > 2 * mostWaitMs && turns.waiting.length >= leastWaiting)
      next.refuse(new BusyError({ waiting: turns.waiting.length, retryAfterMs }))
    else {
      begin(turns, next.caller)
      next.start()
    }
  }
}

/** The first one whose caller has not all of its turns. */
function takeNext(turns: Turns): Waiter | undefined {
  const index = turns.waiting.findIndex(({ caller }) => isFree(turns, caller))
  return index < 0 ? undefined : turns.waiting.splice(index, 1)[0]
}

/** Thrown when more is asked than can be answered soon. */
export class BusyError extends BaseError<{ waiting: number; retryAfterMs: number }> {
  override readonly name = 'Http.BusyError'
  constructor(facts: { waiting: number; retryAfterMs: number }) {
    super('The market is overloaded at the moment. Try again soon.', {
      facts,
      retry: 'later',
    })
  }
}
