import type { ChainEvent } from '../node/ChainEvent.js'
import type { BlockRef } from '../node/node.js'
import type { Touch } from '../node/Touch.js'
import type { Judgement } from '../orders/rejudge.js'
import type { Holding } from './holdings.js'
import type { Queued } from './readQueued.js'
import type { Times } from './times.js'

/** One step along the chain: what was read, ready to be written in one transaction. */
export type Step = {
  /** Blocks above this one were taken back. */
  ancestor?: BlockRef
  /** New blocks whose hashes are to be remembered, oldest first. */
  blocks: readonly BlockRef[]
  /** The block at which everything was read. */
  at: BlockRef
  events: readonly ChainEvent[]
  /** Of the blocks in which something happened that is shown with its time. */
  times: Times
  touches: readonly Touch[]
  holdings: readonly Holding[]
  judgements: readonly Judgement[]
  /** Those of the touches whose orders are judged later, in pages. */
  queued: readonly Queued[]
}

/** How many blocks back a reorganisation can be followed. */
export const keptBlocks = 1024
