import type { ChainEvent } from '../node/ChainEvent.js'
import type { BlockRef } from '../node/node.js'
import type { Touch } from '../node/Touch.js'
import type { Judgement } from '../orders/rejudge.js'
import type { Holding } from './holdings.js'
import type { Queued } from './readQueued.js'
import type { Tags } from './tags.js'
import type { Times } from './times.js'

/** One step along the chain: the facts read, ready to be written in one transaction. */
export type Step = {
  /** The chain dropped the blocks above this one. */
  ancestor?: BlockRef
  /** New blocks whose hashes the database keeps, oldest first. */
  blocks: readonly BlockRef[]
  /** The block at which all facts were read. */
  at: BlockRef
  events: readonly ChainEvent[]
  /** The times of blocks whose events are shown with a time. */
  times: Times
  /** The domains that sales came from. */
  tags: Tags
  touches: readonly Touch[]
  holdings: readonly Holding[]
  judgements: readonly Judgement[]
  /** Orders that would make the step too long, because they give many items. They cannot be filled until they are judged. */
  postponed: readonly string[]
  /** Touches whose orders are judged later, in pages. Absent where no orders were read: what is queued stays queued. */
  queued?: readonly Queued[] | undefined
  /** Tokens whose holders are read later. */
  stale?: Stale | undefined
  /** Encoded touches that are stored already. */
  stored?: ReadonlySet<string> | undefined
}

/** Tokens whose holders were read at blocks that the chain has dropped: by contract, up to the last block. */
export type Stale = { from: bigint; of: readonly { contract: string; to: bigint }[] }

/** How many blocks back a reorganisation can be followed. */
export const keptBlocks = 1024
