import { BaseError, delay } from '@souk/base'
import type { Refusal } from './Refusal.js'

/** How fast requests are sent to a node. The node's refusals slow it down, and time without refusals speeds it up. */
export type Pace = {
  /** The calls of a second. @default no limit */
  perSecond: number
  /** Whether the node itself has said the rate, so that a faster one is not tried. */
  isStated: boolean
  /** When the next call may be sent, by `nowMs`. */
  nextAtMs: number
  /** The requests that wait for their turn, in order, and the number of their calls. */
  line: Promise<void>
  waiting: number
  /** Nothing is sent before this time. */
  pausedUntilMs: number
  /** The number of refusals without a success between them. */
  refusals: number
  /** When the rate was last changed, and how often it was raised in a row. */
  changedAtMs: number
  raises: number
  /** The calls of the current second, and when it began. */
  second: { beganAtMs: number; calls: number; before: number }
  nowMs: () => number
}

/** The calls of this time may be sent at once after a pause. */
const burstMs = 1_000
/** The pause after the first refusal without a time; each further one doubles it. */
const firstPauseMs = 1_000
const longestPauseMs = 4_000
/** A used-up budget returns at the end of a day or a month. */
const firstBudgetPauseMs = 60_000
const longestBudgetPauseMs = 30 * 60_000
/** A node that asks for a longer wait is not asked at all. Callers learn so at once. */
const mostWaitMs = 5_000
/** How long the rate must suffice before a faster one is tried. */
const raiseAfterMs = 10_000
/** The first time. Each further one in a row raises it more, because calls that cost the node much may have slowed it down. */
const raisedBy = 1.1
/** After the first refusal. A refusal of what was sent at the slower rate halves it. */
const slowedTo = 0.75
const slowedAgainTo = 0.5
/** Some calls cost more than a node allows in a second. */
const slowestPerSecond = 0.1

/** Creates the pace of a node that has refused nothing yet. */
export function create(options: { nowMs?: () => number } = {}): Pace {
  const { nowMs = () => performance.now() } = options
  const now = nowMs()
  return {
    perSecond: Number.POSITIVE_INFINITY,
    isStated: false,
    nextAtMs: now,
    line: Promise.resolve(),
    waiting: 0,
    pausedUntilMs: now,
    refusals: 0,
    changedAtMs: now,
    raises: 0,
    second: { beganAtMs: now, calls: 0, before: 0 },
    nowMs,
  }
}

/**
 * @param options.isInHurry - Also counts the calls that wait for their turn.
 * @throws {PausedError} when the node has asked to wait for longer than a caller can.
 */
export function assertOpen(pace: Pace, options: { isInHurry?: boolean } = {}): void {
  const lineMs = options.isInHurry ? (pace.waiting / pace.perSecond) * 1_000 : 0
  const waitMs = Math.max(0, pace.pausedUntilMs - pace.nowMs()) + lineMs
  if (waitMs > mostWaitMs) throw new PausedError({ retryAfterMs: Math.ceil(waitMs) })
}

/** Tells whether calls wait for their turn, or for the end of a pause. */
export function isLimited({ perSecond, pausedUntilMs, nowMs }: Pace): boolean {
  return perSecond !== Number.POSITIVE_INFINITY || pausedUntilMs > nowMs()
}

/**
 * Waits for the turn of some calls. A refusal meanwhile also delays and slows down those that wait.
 *
 * @param options.pause - Waits for some milliseconds. @default by the clock of this process
 * @throws {PausedError} when the node asks for a longer pause meanwhile.
 */
export async function turn(
  pace: Pace,
  calls: number,
  options: { pause?: (ms: number) => Promise<void> } = {},
): Promise<void> {
  const { pause = delay } = options
  if (pace.waiting === 0 && dueMs(pace) === 0) return take(pace, calls)
  pace.waiting += calls
  const own = pace.line.then(() => wait(pace, calls, pause))
  pace.line = own.catch(() => {})
  await own
}

async function wait(pace: Pace, calls: number, pause: (ms: number) => Promise<void>): Promise<void> {
  try {
    for (let waitMs = dueMs(pace); waitMs > 0; waitMs = dueMs(pace)) {
      assertOpen(pace)
      await pause(Math.ceil(waitMs))
    }
    take(pace, calls)
  } finally {
    pace.waiting -= calls
  }
}

/** Returns how long the next call has to wait, in milliseconds. */
function dueMs(pace: Pace): number {
  const now = pace.nowMs()
  raise(pace, now)
  return Math.max(0, pace.nextAtMs - now, pace.pausedUntilMs - now)
}

function take(pace: Pace, calls: number): void {
  const now = pace.nowMs()
  pace.nextAtMs = Math.max(pace.nextAtMs, now - burstMs) + (calls / pace.perSecond) * 1_000
  count(pace, now, calls)
}

/** Returns how many calls one request may contain: those of a second. */
export function most(pace: Pace): number {
  return Math.max(1, Math.floor(pace.perSecond))
}

/** Slows down after a refusal. Refusals of requests that were sent before the last change say nothing new. */
export function refuse(pace: Pace, refusal: Extract<Refusal, { type: 'rate' | 'budget' }>): void {
  const now = pace.nowMs()
  if (now < pace.pausedUntilMs) {
    pace.pausedUntilMs = Math.max(pace.pausedUntilMs, now + (refusal.retryAfterMs ?? 0))
    return
  }
  const [first, longest] =
    refusal.type === 'budget' ? [firstBudgetPauseMs, longestBudgetPauseMs] : [firstPauseMs, longestPauseMs]
  const pauseMs = refusal.retryAfterMs ?? Math.min(first * 2 ** pace.refusals, longest)
  pace.pausedUntilMs = now + pauseMs
  const slowed = pace.refusals++ > 0 ? slowedAgainTo : slowedTo
  if (refusal.type === 'budget') return
  const { perSecond, second } = pace
  const sent = Math.max(second.calls, second.before, 2)
  const learnt = Math.max(slowestPerSecond, Math.min(perSecond, sent) * slowed)
  pace.perSecond = Math.min(perSecond, refusal.perSecond ?? learnt)
  pace.isStated = refusal.perSecond !== undefined
  pace.changedAtMs = now
  pace.raises = 0
}

/** Takes note of an answer. */
export function succeed(pace: Pace): void {
  if (pace.refusals > 0 && pace.nowMs() >= pace.pausedUntilMs) pace.refusals = 0
}

function raise(pace: Pace, now: number): void {
  if (pace.isStated || now - pace.changedAtMs < raiseAfterMs) return
  pace.perSecond *= raisedBy ** ++pace.raises
  pace.changedAtMs = now
}

function count(pace: Pace, now: number, calls: number): void {
  const { second } = pace
  if (now - second.beganAtMs >= 1_000)
    pace.second = { beganAtMs: now, calls, before: now - second.beganAtMs < 2_000 ? second.calls : 0 }
  else second.calls += calls
}

/** Thrown when a node has asked to wait, so that it is not asked. */
export class PausedError extends BaseError<{ retryAfterMs: number }> {
  override readonly name = 'Pace.PausedError'
  constructor(facts: { retryAfterMs: number }) {
    super(`The node asks to wait. It is asked again in ${Math.ceil(facts.retryAfterMs / 1_000)} seconds.`, {
      facts,
      retry: 'later',
    })
  }
}
