import type { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Caller } from './Caller.js'
import type { Watched } from './chain/ChainEvent.js'
import type { Doubt } from './chain/doubt.js'
import type { BlockRef, Node } from './chain/node.js'
import type { Slugs } from './collections/Slugs.js'
import type { Config } from './config.js'
import type { Db } from './db/tables.js'
import type { Feed } from './events/feed.js'
import type { Journal } from './journal/journal.js'
import type { Logger } from './log.js'
import type { Accounts } from './orders/Accounts.js'
import type { Rules } from './orders/checkOrder.js'
import type { Intake } from './orders/Intake.js'
import type { Trees } from './orders/offerCriteria.js'
import type { Digest } from './orders/signature.js'
import type { Counted } from './orders/takeShares.js'
import type { Vitals } from './vitals/Vitals.js'

/** Everything that the server's parts share. Made once by `createServer`, handed to each function that needs it. */
export type Market = {
  config: Config
  chainId: number
  /** The gas limit of a block, when the market was opened. */
  blockGas: bigint
  db: Db
  /** The same database for what visitors read; see {@link Database}. */
  visitors: Db
  node: Node
  journal: Journal
  feed: Feed
  log: Logger
  /** Connections to the database, by state. */
  connections: () => Readonly<Record<string, number>>
  rules: Rules
  watched: Watched
  /** The contracts that are traded, by lower-case address; the same map that `rules` and `watched` see. It only grows. */
  collections: Map<string, 'erc721' | 'erc1155'>
  hasher: Order.createHasher.Result
  /** What signatures of this exchange on this chain are checked against. */
  digest: Digest
  /** Contract accounts that are asked whether they stand by orders. */
  accounts: Accounts
  /** Orders that wait to be taken in. */
  intake: Intake
  /** How many open orders the shares of the book have; changed by `takeShares` alone. */
  shares: Map<string, Counted>
  /** Slugs that visitors have asked for lately; what is not only read asks the database. */
  slugs?: Slugs | undefined
  /** Who asks, where something is done for a request. */
  caller?: Caller | undefined
  /** Trees over the tokens that offers are for. */
  trees: Trees
  /** Conduits that are known to exist, by key. Their addresses never change. */
  conduits: Map<Hex, Address>
  /** This instance's name among those on the same database. */
  instance: string
  /** How far the chain has been followed; changed by the following only. */
  progress: Progress
  /** Whether this instance works. */
  vitals: Vitals
}

/** A block as the instances tell each other of it. */
export type Seen = Pick<BlockRef, 'number' | 'hash' | 'timestamp'>

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

/**
 * The present time in seconds: the wall clock's, or the chain's where that is ahead. A chain that sleeps lags behind,
 * but its next block will not.
 */
export function now(market: Pick<Market, 'progress'>): bigint {
  const wall = BigInt(Math.floor(Date.now() / 1000))
  const chain = market.progress.head?.timestamp ?? 0n
  return chain > wall ? chain : wall
}
