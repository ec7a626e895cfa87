import type { BlockRef } from '../node/node.js'
import type { Doubt } from './Doubt.js'

/** A block as the instances tell each other of it. */
export type Seen = Pick<BlockRef, 'number' | 'hash' | 'timestamp'>

/** How far the chain has been followed. */
export type Progress = {
  /** Of several instances on one database, the leader follows the chain; the others know of it what it tells them. */
  role: 'leader' | 'follower'
  /** The instance that follows the chain, or did so last. */
  leader?: string | undefined
  /** Rises with each leader; what one of an earlier term writes is refused. */
  term?: bigint | undefined
  /** The newest block whose effects are in the database, every order of then judged. */
  indexed?: Seen | undefined
  /** The newest block that the node has shown. */
  head?: Seen | undefined
  /** Why following stands still. */
  error?: Error | undefined
  /** When the node was asked for its newest block, while it has not answered; by a clock that only goes forward. */
  askedAtMs?: number | undefined
  /** Set while the node that is followed is not to be relied on. */
  doubt?: Doubt | undefined
  /** Blocks of which the node had left logs out. */
  missingLogs: number
  /** Set once the leader has followed the chain to its head. */
  caughtUp: boolean
  /** The database was empty at first and no leader has reached the head yet. */
  isFirstSync: boolean
  /** How often blocks were taken back. */
  reorgs: number
}
