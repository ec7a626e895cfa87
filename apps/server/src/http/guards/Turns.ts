import { BaseError } from '@souk/base'

/** The jobs in progress, and those that wait for a turn. Part of a surface's state; only {@link run} changes it. */
export type Turns = {
  limits: Limits
  running: number
  waiting: Waiter[]
  /** The number of jobs in progress per caller. */
  byCaller: Map<string, number>
  /** The average time of a job, weighted towards recent ones. */
  usualMs: number
}

export type Limits = {
  /** The most jobs at once. */
  most: number
  /** The most jobs at once of one caller. @default `most` */
  mostPerCaller?: number | undefined
  /** The longest wait. Jobs that would wait longer are refused; 0 refuses none. */
  mostWaitMs: number
  /** The number of jobs that may always wait, since the time of a job is an estimate. */
  leastWaiting: number
}

type Waiter = {
  caller: string | undefined
  sinceMs: number
  start: () => void
  refuse: (error: BusyError) => void
}

/** The weight of the newest job in the average. */
const weight = 0.1

/** Creates turns without any job. */
export function create(limits: Limits): Turns {
  return { limits, running: 0, waiting: [], byCaller: new Map(), usualMs: 0 }
}

/**
 * Runs a job in its turn, or refuses at once a job that would wait too long. Admitted jobs therefore stay fast at any
 * load.
 *
 * @throws {BusyError} when the job would wait too long, or has. @throws What the job throws.
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

/** The retry delay for refused callers. */
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
    // A caller that waited twice as long has disconnected, or will ask again.
    if (mostWaitMs > 0 && nowMs - next.sinceMs > 2 * mostWaitMs && turns.waiting.length >= leastWaiting)
      next.refuse(new BusyError({ waiting: turns.waiting.length, retryAfterMs }))
    else {
      begin(turns, next.caller)
      next.start()
    }
  }
}

/** Takes the first waiting job whose caller is below its limit. */
function takeNext(turns: Turns): Waiter | undefined {
  const index = turns.waiting.findIndex(({ caller }) => isFree(turns, caller))
  return index < 0 ? undefined : turns.waiting.splice(index, 1)[0]
}

/** Thrown when more requests arrive than the server can answer soon. */
export class BusyError extends BaseError<{ waiting: number; retryAfterMs: number }> {
  override readonly name = 'Http.BusyError'
  constructor(facts: { waiting: number; retryAfterMs: number }) {
    super('The market is overloaded at the moment. Try again soon.', {
      facts,
      retry: 'later',
    })
  }
}
