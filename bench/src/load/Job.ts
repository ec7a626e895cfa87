/** A request as a visitor's client sends it. */
export type Sent = {
  path: string
  /** JSON to post. Without it, the path is read. */
  body?: string | undefined
  /** Whether the answer may be compressed, as browsers request it. */
  isPacked?: boolean | undefined
}

/** The generator's work. */
export type Job = {
  /** A server on this machine. */
  url: string
  /** Sent in order, each once. */
  requests: readonly Sent[]
  /** How many are due per second, however fast the server is. */
  perSecond: number
  /** The most open connections. A request that is due while all are busy waits, and its wait counts. */
  connections: number
}

/** The result of a job. */
export type Done = {
  /** The milliseconds from when each answered request was due until its answer was complete; ascending. */
  waits: readonly number[]
  /** The same for requests that were not refused under overload. */
  served: readonly number[]
  /** The number of answers by status; 0 stands for a broken connection, 1 for a timeout. */
  statuses: Readonly<Record<number, number>>
  /** From the first request until the last answer. */
  elapsedMs: number
  /** Processor time of the generator. */
  cpuMs: number
  /** The first unexpected answer. */
  problem?: string | undefined
}

/** Returns the value below which a share of ascending values lies. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN
}
