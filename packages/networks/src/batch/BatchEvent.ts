import type { Failure, Next } from './askInHalves.js'
import type { AroundReason } from './encodings/Read.js'

/** An event of a request in a batching transport. */
export type BatchEvent =
  /** A caller made a request. */
  | { type: 'call'; method: string }
  /** A request was sent on its own immediately. */
  | { type: 'around'; method: string; reason: AroundReason }
  /** A request is the same as a waiting one and shares its answer. */
  | { type: 'shared'; method: string }
  /** Several reads were sent as one call. */
  | { type: 'batch'; way: 'sequence' | 'multicall3' | 'deployless'; reads: number; block: unknown }
  /**
   * One read was sent unchanged: it was the `only` one, it was `unfit` for the way of batching, it `failedInside` a
   * batch, or no batch worked (`lastStage`).
   */
  | { type: 'alone'; method: string; reason: 'only' | 'unfit' | 'failedInside' | 'lastStage' }
  /** A batch returned no answers. */
  | {
      type: 'failed'
      way: 'sequence' | 'multicall3' | 'deployless'
      reads: number
      failure: Failure
      next: Next
      error: unknown
    }

/** The number of requests by kind. */
export type BatchCounters = {
  /** Requests from callers. */
  calls: number
  /** Requests to the node, without retries of the underlying transport. */
  requests: number
  /** Among the requests to the node: calls that contain several reads. */
  batches: number
  /** Among the requests to the node: requests that could not be batched. */
  around: number
  /** Among the requests to the node: reads that fitted a batch but were sent alone. */
  alone: number
  /** Calls that shared the answer of an identical call. */
  shared: number
  /** Batches that returned no answers. */
  failed: number
}

/** Counters at the start. */
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

/** Describes an event in one line. */
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
