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
import type { OfferedMint } from './OfferedMint.js'
import * as Prices from './Prices.js'
import type { Progress } from './Progress.js'
import type { Rules } from './Rules.js'
import type { CountedShare } from './Shares.js'
import type { Slugs } from './Slugs.js'
import * as Validity from './Validity.js'
import type { Vitals } from './Vitals.js'

/** The state that the server's parts share. `createServer` makes it once and passes it to each function that needs it. */
export type Market = {
  config: Config
  chainId: number
  /** The gas limit of a block when the market was opened. */
  blockGas: bigint
  db: Db
  /** The same database for visitors' reads; see {@link Database}. */
  visitors: Db
  node: Node
  journal: Journal
  feed: Feed
  log: Logger
  /** Connections to the database, by state. */
  connections: () => Readonly<Record<string, number>>
  rules: Rules
  watched: Watched
  /** The traded contracts, by lower-case address. `rules` and `watched` share this map. It only grows. */
  collections: Map<string, 'erc721' | 'erc1155'>
  hasher: Order.createHasher.Result
  /** The digest that signatures for this exchange on this chain cover. */
  digest: Digest
  /** Contract accounts that are asked whether orders' signatures are valid. */
  accounts: Accounts
  /** Orders that wait to be stored. */
  intake: Intake
  /** The number of open orders in each share of the book; only `takeShares` changes it. */
  shares: Map<string, CountedShare>
  /** Slugs that visitors asked for recently. Absent where more than reads happens: then the database is asked. */
  slugs?: Slugs | undefined
  /** The sender of the request, where there is one. */
  caller?: Caller | undefined
  /**
   * Merkle trees over the tokens of recent offers, by contract and root. Building a tree of thousands of tokens takes
   * long.
   */
  trees: Map<string, Criteria.Tree>
  /** What collections stated of their mints at some block, by contract and account; changed by `readMints` alone. */
  mints: Map<string, { block: Hex | undefined; answer: Promise<readonly OfferedMint[]> }>
  /** The last known prices in fiat currencies. */
  prices: Prices.Prices
  /** Conduits that are known to exist, by key. Their addresses never change. */
  conduits: Map<Hex, Address>
  /** Names this instance among those on the same database. */
  instance: string
  /** How far the chain has been followed. Only the follower changes it. */
  progress: Progress
  /** The health of this instance. */
  vitals: Vitals
}

/** The parts of the market that know its currencies and their prices. */
export type Pricing = Pick<Market, 'config' | 'prices' | 'progress'>

/**
 * Returns the current time in seconds: the wall clock's, or the chain's where that is ahead. A chain without new
 * blocks lags behind, but its next block will not.
 *
 * An answer that uses it is valid for this second only. Where less depends on the time, use {@link bookTime},
 * {@link stepTime} or {@link priceTime}.
 */
export function now({ progress }: Pick<Market, 'progress'>): bigint {
  const time = read(progress)
  if (progress.validity) Validity.endAt(progress.validity, time + 1n)
  return time
}

/**
 * Returns the current time for comparisons with the start and end of open orders and the end of auctions, and for
 * nothing else. An answer that uses it is valid until one of them is reached.
 */
export function bookTime({ progress }: Pick<Market, 'progress'>): bigint {
  if (progress.validity) progress.validity.isOfBook = true
  return read(progress)
}

/** Returns the current time for results that only change at multiples of a number of seconds. */
export function stepTime({ progress }: Pick<Market, 'progress'>, stepSeconds: bigint): bigint {
  const time = read(progress)
  if (progress.validity) Validity.endAt(progress.validity, (time / stepSeconds + 1n) * stepSeconds)
  return time
}

/** Returns the current time for comparisons with the ages of the prices of currencies. */
export function priceTime({ prices, progress }: Pick<Market, 'prices' | 'progress'>): bigint {
  const time = read(progress)
  const end = Prices.nextEnd(prices, time)
  if (progress.validity && end !== undefined) Validity.endAt(progress.validity, end)
  return time
}

function read({ head }: Progress): bigint {
  const wall = BigInt(Math.floor(Date.now() / 1000))
  const chain = head?.timestamp ?? 0n
  return chain > wall ? chain : wall
}
