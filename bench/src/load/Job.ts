/** A request as a visitor's program sends it. */
export type Sent = {
  path: string
  /** JSON to be posted; left out, the path is read. */
  body?: string | undefined
  /** Whether the answer may come packed, as browsers ask for it. */
  isPacked?: boolean | undefined
}

/** What the generator is told to send. */
export type Job = {
  /** A server on this machine. */
  url: string
  /** Sent in their order, each once. */
  requests: readonly Sent[]
  /** How many are due in a second, whatever the server does. */
  perSecond: number
  /** Open connections at most; what is due while all are busy waits, and its wait counts. */
  connections: number
}

/** What came of a job. */
export type Done = {
  /** Milliseconds from the moment at which each answered request was due until its answer was whole; ascending. */
  waits: readonly number[]
  /** The same of those that were not told to come later. */
  served: readonly number[]
  /** Answers by their status; 0 stands for a broken connection, 1 for no answer in time. */
  statuses: Readonly<Record<number, number>>
  /** From the first request until the last answer. */
  elapsedMs: number
  /** Processor time that sending took. */
  cpuMs: number
  /** The first answer that was not expected. */
  problem?: string | undefined
}

/** The value below which a share of ascending values lies. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN
}
