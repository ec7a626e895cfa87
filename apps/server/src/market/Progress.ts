import type { BlockRef } from '../node/node.js'
import type { CatchUp } from './CatchUp.js'
import type { Doubt } from './Doubt.js'
import type { Validity } from './Validity.js'

/** The part of a block that instances tell each other. */
export type Seen = Pick<BlockRef, 'number' | 'hash' | 'timestamp'>

/** How far the chain has been followed. */
export type Progress = {
  /** Of several instances on one database, the leader follows the chain. The others know what the leader tells them. */
  role: 'leader' | 'follower'
  /** The instance that follows the chain, or was the last to do so. */
  leader?: string | undefined
  /** Rises with each leader. The database refuses writes of an earlier term. */
  term?: bigint | undefined
  /** The newest block whose effects are in the database, with every order judged up to it. */
  indexed?: Seen | undefined
  /** The newest block that the node has shown. */
  head?: Seen | undefined
  /** Why following stands still. */
  error?: Error | undefined
  /** When the node was asked for its newest block, while it has not answered; by a monotonic clock. */
  askedAtMs?: number | undefined
  /** Set while a new block is taken: until when visitors' reads give way to it, by a monotonic clock. */
  urgentUntilMs?: number | undefined
  /** Set while the followed node cannot be trusted. */
  doubt?: Doubt | undefined
  /** The number of blocks whose logs the node had left out. */
  missingLogs: number
  /** Set once the leader has followed the chain to its head. */
  caughtUp: boolean
  /** Set while no leader has reached the head since the database was created. */
  isFirstSync: boolean
  /** Set on the leader while it still has blocks to read, or histories of collections. */
  catchUp?: CatchUp | undefined
  /** The number of reorganisations. */
  reorgs: number
  /** Set while an answer is made that may be cached: records its dependence on the time. */
  validity?: Validity | undefined
}
