import type { Config } from './config.js'
import * as HeadWatch from './HeadWatch.js'
import type * as Probe from './Probe.js'
import type { Progress } from './Progress.js'

/** What an instance knows of itself, beyond how far it has followed the chain. Changed by `watchVitals` only. */
export type Vitals = {
  /** It is about to close: whoever shares out requests should go elsewhere. */
  isClosing: boolean
  head: HeadWatch.HeadWatch
  /** Why each thing that is watched does not work; what works is not in it. */
  failing: Partial<Record<Watched, Error>>
  /** The database had no room for a write: the next try takes some. */
  needsRoom: boolean
  /** Why the journal refused orders last, until it takes some again. */
  journalError?: Error | undefined
  /** Orders that the journal could not write. */
  journalErrors: number
  /** Lines and orders of the journal that were not brought back, because they are damaged. */
  journalSkipped: number
  /** Room on the disk of the data folder; nothing is known of one that is kept in memory. */
  freeBytes?: number | undefined
}

/** What is tried again and again. */
type Watched = 'database' | 'disk'

/** Starts to know. */
export function create(nowMs: number): Vitals {
  return {
    isClosing: false,
    head: HeadWatch.create(nowMs),
    failing: {},
    needsRoom: false,
    journalErrors: 0,
    journalSkipped: 0,
  }
}

type Known = { vitals: Vitals; progress: Progress; config: Config }

/** Why following the chain is not to be relied on. */
export function chainReason({ vitals, progress, config }: Known, nowMs: number): string | undefined {
  const error = progress.error ?? progress.doubt?.error
  if (error) return error.message
  const asked = progress.askedAtMs === undefined ? 0 : nowMs - progress.askedAtMs
  if (asked > longestAnswerMs)
    return `The chain's node has not answered for ${Math.round(asked / 1000)} seconds.`
  const stood = HeadWatch.stoodSeconds(vitals.head, nowMs)
  const limitMs = config.headTimeoutMs ?? HeadWatch.timeoutMs(vitals.head)
  if (!progress.head || stood * 1000 < limitMs) return undefined
  return `The chain's head has stood still at block ${progress.head.number} for ${Math.round(stood)} seconds.`
}

/** A node that takes longer to say which block is the newest does not answer. */
const longestAnswerMs = 4_000

/** Why the instance should be sent no requests; ready means none. */
export function reasons(market: Known, nowMs: number): readonly string[] {
  const { vitals, progress } = market
  const { database, disk } = vitals.failing
  const chain = chainReason(market, nowMs)
  return [
    ...(vitals.isClosing ? ['The server is closing.'] : []),
    ...(database ? [`The database takes no writes: ${database.message}`] : []),
    ...(disk ? [disk.message] : []),
    ...(vitals.journalError ? [vitals.journalError.message] : []),
    ...(chain ? [chain] : []),
    ...(progress.caughtUp || chain ? [] : ['The chain has not been followed to its head yet.']),
  ]
}

/** What is watched, as probes. */
export type Probes = Record<Watched, Probe.Probe>
