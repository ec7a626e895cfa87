/** An error as a node writes it. */
export type Said = {
  code: number
  message: string
  /** The HTTP status of the answer. @default 200 */
  status?: number
}

/** A value of a profile with the public text that it comes from. */
type Sourced<value> = value & { source: string }

/**
 * What a provider's nodes really do. Every value names the public page or issue from which it was taken, in November 2026.
 * Values of providers change; a test needs their form, not their date.
 */
export type NodeProfile = {
  name: string
  /** The most blocks of a query of logs. `{from}` and `{to}` in the message become a range that would be answered. */
  logBlocks?: Sourced<{ most: number; said: Said }>
  /** The most results of a query of logs. */
  logResults?: Sourced<{ most: number; said: Said }>
  /** The rate, in units of `costs` if there are any, else in calls. */
  rate?: Sourced<{
    perSecond: number
    /** How long unused units are kept, in seconds. */
    windowSeconds: number
    said: Said
    /** In seconds. @default the header is missing */
    retryAfter?: number
    /** Refuses the calls of a batch one by one, in an answer with status 200. */
    isPerCall?: boolean
  }>
  /** The units that a day or a month includes. */
  budget?: Sourced<{ units: number; said: Said }>
  /** The units of a call by method; `*` is any other. */
  costs?: Sourced<{ units: Readonly<Record<string, number>> }>
  /** The most calls of a batch. 0 supports no batches. */
  batch?: Sourced<{ most: number; said: Said }>
  /** The number of blocks whose state the node keeps. */
  state?: Sourced<{ blocks: number; said: Said }>
  /** Refuses `eth_call` without `to`. */
  needsTo?: Sourced<{ said: Said }>
  /** Refuses `eth_call` with longer creation code. */
  creationCode?: Sourced<{ mostBytes: number; said: Said }>
  /** Limits the gas of `eth_call`. */
  callGas?: Sourced<{ most: number }>
  /** Methods that the node does not have. */
  missing?: Sourced<{ methods: readonly string[]; said: Said }>
  /** Tags of blocks that the node does not know. */
  missingTags?: Sourced<{ tags: readonly string[]; said: Said }>
  /** Every second request is answered by a node that is some blocks behind. */
  lag?: Sourced<{ blocks: number; said: Said }>
  /** Whether the node has an index of transfers (`alchemy_getAssetTransfers`). Others do not know the method. */
  transferIndex?: Sourced<object>
  /** The time of a block is missing in its logs. */
  hasNoLogTimes?: boolean
}
