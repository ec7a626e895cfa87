import type { Address } from 'viem'
import type { Config } from './config.js'
import * as HeadWatch from './HeadWatch.js'
import type * as Probe from './Probe.js'
import type { Progress } from './Progress.js'

/** The health of an instance, beyond how far it has followed the chain. Only `watchVitals` changes it, and
 * `run` counts the refused orders. */
export type Vitals = {
  /** The instance is about to close, so the load balancer should send requests elsewhere. */
  isClosing: boolean
  head: HeadWatch.HeadWatch
  /** The error of each failing part. Working parts are absent. */
  failing: Partial<Record<Watched, Error>>
  /** The database had no room for a write. The next check writes to see whether there is room again. */
  needsRoom: boolean
  /** Why the journal last refused orders; cleared once it accepts some again. */
  journalError?: Error | undefined
  /** The number of orders that the journal could not write. */
  journalErrors: number
  /** The number of the journal's lines and orders that were not restored because they are damaged. */
  journalSkipped: number
  /** The number of refused posts of orders since the start, by the code of the refusal. */
  refusedOrders: Map<string, number>
  /** The auctions that this market cannot settle, as last counted. */
  unsettled: readonly Unsettled[]
  /** The free space on the disk of the data folder; absent when the data is in memory. */
  freeBytes?: number | undefined
}

/** Auctions that are not over, whose settler is another account than that of the market. */
export type Unsettled = {
  settler: Address
  count: number
  /** When the first of them ends, in seconds since 1970. */
  firstEnd: bigint
}

/** The parts that are probed. */
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
    refusedOrders: new Map(),
    unsettled: [],
  }
}

type Known = { vitals: Vitals; progress: Progress; config: Config }

/** Returns why the followed chain cannot be trusted at the moment. */
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

/** A node that takes longer to return its newest block counts as not answering. */
const longestAnswerMs = 4_000

/** Lists the reasons why the instance should receive no requests. It is ready when there are none. */
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

/** The probes of all watched parts. */
export type Probes = Record<Watched, Probe.Probe>
