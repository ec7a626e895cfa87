import type { Criteria, Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Db } from '../db/tables.js'
import type { Feed } from '../events/feed.js'
import type { Journal } from '../journal/journal.js'
import type { Accounts } from '../node/Accounts.js'
import type { Watched } from '../node/ChainEvent.js'
import type { Node } from '../node/node.js'
import type { Digest } from '../node/signature.js'
import type { Caller } from './Caller.js'
import type { Config } from './config.js'
import type { Intake } from './Intake.js'
import type { Logger } from './log.js'
import type { Progress } from './Progress.js'
import type { Rules } from './Rules.js'
import type { CountedShare } from './Shares.js'
import type { Slugs } from './Slugs.js'
import type { Vitals } from './Vitals.js'

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
  shares: Map<string, CountedShare>
  /** Slugs that visitors have asked for lately; what is not only read asks the database. */
  slugs?: Slugs | undefined
  /** Who asks, where something is done for a request. */
  caller?: Caller | undefined
  /** Trees over the tokens of the latest offers, by contract and root; a tree of thousands of tokens takes its time. */
  trees: Map<string, Criteria.Tree>
  /** Conduits that are known to exist, by key. Their addresses never change. */
  conduits: Map<Hex, Address>
  /** This instance's name among those on the same database. */
  instance: string
  /** How far the chain has been followed; changed by the following only. */
  progress: Progress
  /** Whether this instance works. */
  vitals: Vitals
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
