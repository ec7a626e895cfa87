import type { Failure, Next } from './askInHalves.js'
import type { AroundReason } from './encodings/Read.js'

/** An event of a request in a batching transport. */
export type BatchEvent =
  /** A request came in. */
  | { type: 'call'; method: string }
  /** It was passed on by itself at once. */
  | { type: 'around'; method: string; reason: AroundReason }
  /** It asks the same as one that waits, and shares its answer. */
  | { type: 'shared'; method: string }
  /** Several reads were sent as one call. */
  | { type: 'batch'; way: 'sequence' | 'multicall3' | 'deployless'; reads: number; block: unknown }
  /**
   * One read was sent as it came: it was the `only` one, `unfit` for the way of batching, it `failedInside` of a batch,
   * or no batch worked (`lastStage`).
   */
  | { type: 'alone'; method: string; reason: 'only' | 'unfit' | 'failedInside' | 'lastStage' }
  /** A batch brought no answers. */
  | {
      type: 'failed'
      way: 'sequence' | 'multicall3' | 'deployless'
      reads: number
      failure: Failure
      next: Next
      error: unknown
    }

/** How much went in and out. */
export type BatchCounters = {
  /** Requests that callers made. */
  calls: number
  /** Requests that were sent to the node, retries of the transport below not counted. */
  requests: number
  /** Of the requests sent: calls that carry several reads. */
  batches: number
  /** Of the requests sent: those that could not be batched. */
  around: number
  /** Of the requests sent: reads that would have fitted a batch, sent alone. */
  alone: number
  /** Calls that shared the answer of an equal one. */
  shared: number
  /** Batches that brought no answers. */
  failed: number
}

/** Nothing yet. */
export const noCounters: BatchCounters = {
  calls: 0,
  requests: 0,
  batches: 0,
  around: 0,
  alone: 0,
  shared: 0,
  failed: 0,
}

/** Adds an event to the counters. */
export function count(counters: BatchCounters, event: BatchEvent): BatchCounters {
  const plus = (...names: (keyof BatchCounters)[]): BatchCounters => {
    const sum = { ...counters }
    for (const name of names) sum[name] += 1
    return sum
  }
  switch (event.type) {
    case 'call':
      return plus('calls')
    case 'around':
      return plus('around', 'requests')
    case 'shared':
      return plus('shared')
    case 'batch':
      return plus('batches', 'requests')
    case 'alone':
      return plus('alone', 'requests')
    case 'failed':
      return plus('failed')
  }
}

/** Says an event in one line. */
export function describe(event: BatchEvent): string {
  switch (event.type) {
    case 'call':
      return `${event.method} came in`
    case 'around':
      return `${event.method} passed on at once (${event.reason})`
    case 'shared':
      return `${event.method} shares the answer of an equal one`
    case 'batch':
      return `${event.reads} reads sent as one call (${event.way}, block ${JSON.stringify(event.block)})`
    case 'alone':
      return `${event.method} sent alone (${event.reason})`
    case 'failed':
      return `${event.reads} reads without answers (${event.way}, ${event.failure}); next: ${event.next}`
  }
}
