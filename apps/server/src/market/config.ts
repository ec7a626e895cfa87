import type { Currency, DemoAccount, Fee, FiatPrice, MarketChain, WalletOffers } from '@souk/market'
import type { Address, Hex } from 'viem'
import type { Spare } from '../db/Spare.js'
import type * as AllowList from './AllowList.js'
import type { Logger } from './log.js'
import type { ShareLimits } from './Shares.js'

/** The options of a server. */
export type ServerOptions = {
  /** The URL of the chain's node. It may contain an API key, so the server never shows it. */
  rpcUrl: string
  /** Refuses to start on another chain. @default the node's chain id */
  chainId?: number | undefined
  /** The chain's name in API paths. @default that of the table of networks, or `chain-` and its id */
  chain?: string | undefined
  /** The path before all of this market's, where another market has the address itself. @default none */
  path?: string | undefined
  /** All chains at this address, its own included and the default one first. @default not told */
  chains?: readonly MarketChain[] | undefined
  /** @default 'Souk' */
  name?: string | undefined
  /** The folder of the journal and the embedded database. `memory://` stores nothing. */
  dataDir: string
  /** The URL of a PostgreSQL, in place of the embedded database. */
  databaseUrl?: string | undefined
  /** The schema of the PostgreSQL. Several markets may share a database, each with its own. @default the connection's */
  databaseSchema?: string | undefined
  /** The schemas of all markets that share the PostgreSQL in this process. @default not told */
  databaseSchemas?: readonly string[] | undefined
  /** A file with an embedded database without rows, which speeds up creating a new one. Created when missing. */
  databaseTemplate?: string | undefined
  /**
   * Embedded databases in memory that earlier servers of this process have left. A server with a template and without
   * storage uses one of them, and leaves its own here, emptied: opening a new one takes a second.
   */
  databaseSpares?: Spare[] | undefined
  /** Reads metadata only after this promise has settled, so that following the chain comes first. @default at once */
  metadataAfter?: Promise<void> | undefined
  /** The traded contracts, in the order in which the market shows them, each with an optional slug. */
  collections: readonly (Address | { address: Address; slug?: string })[]
  /** Fees that the app adds to listings. @default none */
  fees?: readonly Fee[] | undefined
  /** Refuses listings that do not pay the fees. @default false */
  enforceFees?: boolean | undefined
  /**
   * Currencies for payments besides the native one and its wrapped form. An entry with the zero address describes the
   * native currency. @default the token of offers of the table of networks, if it is not the wrapped currency
   */
  currencies?: readonly CurrencyOption[] | undefined
  /** The native currency of a chain that is not in the table of networks. */
  nativeCurrency?: (Pick<Currency, 'symbol'> & Partial<Currency>) | undefined
  /** The contract that wraps the native currency, which counts the same. @default that of the table of networks */
  wrappedNative?: Address | undefined
  /** Contracts that return the prices of currencies in a fiat currency, for display. @default none */
  priceFeeds?: readonly PriceFeedOption[] | undefined
  /** Zones that restricted orders may name. @default none */
  zones?: readonly Address[] | undefined
  /**
   * Zones that settle English auctions, the one for new auctions first. @default `Auction.soukZone` if it is on the
   * chain, else none
   */
  auctionZones?: readonly Address[] | undefined
  /**
   * The zone that clients put into restricted offers on several tokens. It should let everyone fill them. @default
   * none
   */
  offerZone?: Address | undefined
  /** How far in the future an order may end, in seconds. @default unlimited */
  maxOrderSeconds?: bigint | undefined
  /** The most orders in one post. @default 250 */
  mostBulkOrders?: number | undefined
  /** The most orders that may wait to be stored. The server asks callers to retry later beyond this. @default 5000 */
  mostWaitingOrders?: number | undefined
  /** The most tokens in an offer on several, except for offers on any token of a collection. @default 10 000 */
  mostCriteriaTokens?: number | undefined
  /** The number of token sets to keep for offers that have not been made yet. @default 2000 */
  mostUnusedSets?: number | undefined
  /**
   * The key that signs which bid wins an ended auction, so that anyone can settle it. Keep it secret. @default none:
   * only sellers settle
   */
  settlerKey?: Hex | undefined
  /** Collections that anyone may mint, and how. @default none */
  mints?: readonly Mint[] | undefined
  /** Accounts that can mint at SeaDrop before everyone. @default none */
  allowLists?: readonly AllowList.AllowList[] | undefined
  /** The conduit key of the app's listings. @default the known conduit's */
  conduitKey?: Hex | undefined
  /** Wallets with public keys, for local chains only. */
  demoAccounts?: readonly DemoAccount[] | undefined
  /** The market's domain. The app appends its tag to the calls of its visitors. @default none */
  domain?: string | undefined
  /** The URL of a block explorer. @default the chain's known one */
  explorerUrl?: string | undefined
  /** The registry of ENS from which names are read. `none` reads no names. @default the chain's known one */
  ensRegistry?: Address | 'none' | undefined
  /** The URL of the app, without a slash at the end. Answers use it for links to items. @default none */
  siteUrl?: string | undefined
  /** Wallets that the app offers in addition to those in the browser. @default none */
  wallets?: WalletOffers | undefined
  /** The folder of the built app. */
  webRoot?: string | undefined
  /** @default '127.0.0.1' */
  host?: string | undefined
  /** 0 picks a free port. @default 4300 */
  port?: number | undefined
  /**
   * How often to ask the node for its newest block, in milliseconds. @default when the next block is due, by the times of
   * the last ones; 250 if the node runs on this machine
   */
  pollIntervalMs?: number | undefined
  /** Trusts the node's logs, instead of comparing them with each block's receipts. @default false */
  trustsLogs?: boolean | undefined
  /**
   * The first block to follow, also for the history of collections. @default the block in which each collection was
   * created
   */
  startBlock?: bigint | undefined
  /** The gateway for `ipfs://` addresses. @default 'https://ipfs.io/ipfs/' */
  ipfsGateway?: string | undefined
  /** Allows metadata at private network addresses. @default false */
  allowPrivateHosts?: boolean | undefined
  /** Rate limits of callers. `false` sets no limits. @default {@link defaultRateLimits} */
  rateLimits?: Partial<RateLimits> | false | undefined
  /**
   * The most open orders in the book, and per maker, token and address. `false` sets no limits. @default
   * `Share.defaultLimits`
   */
  shares?: Partial<ShareLimits> | false | undefined
  /**
   * How long a read may wait for its turn, in milliseconds. Beyond it, the server asks the caller to retry later. 0
   * sets no limit. @default 100
   */
  mostReadWaitMs?: number | undefined
  /**
   * The number of your own proxies in front of this server. The server trusts as many entries of X-Forwarded-For.
   * @default 0
   */
  trustedProxies?: number | undefined
  /** The pages that may use the API: exact origins, or `*`. @default ['*'] */
  corsOrigins?: readonly string[] | undefined
  /** The most collections that visitors may have asked for and the operator has not answered. 0 takes none. @default 0 */
  mostCollectionRequests?: number | undefined
  /** An admin key, in addition to those in the database. @default none */
  adminKey?: string | undefined
  /** The token that `/metrics` requires. @default none */
  metricsToken?: string | undefined
  /** The most open event streams. @default 5000 */
  mostListeners?: number | undefined
  /** The most open event streams from one address. @default 200 */
  mostListenersPerClient?: number | undefined
  /**
   * How long the chain's head may stand still before the server reports that it is not ready. Use infinity for a
   * chain that makes blocks only for transactions. @default until its next block is 5 seconds late
   */
  headTimeoutMs?: number | undefined
  /** Free space that the disk of the data folder must have. @default 32 MiB */
  leastDiskBytes?: number | undefined
  /** How long an answer may take before the server refuses the request. @default 10 000 */
  answerTimeoutMs?: number | undefined
  /** How long `drain` reports "not ready", so that the load balancer stops sending requests. @default 5000 */
  drainMs?: number | undefined
  /** How long a closing server waits for a request in progress. @default 10 000 */
  closeTimeoutMs?: number | undefined
  /** @default warnings to standard output */
  logger?: Logger | undefined
  /** Called when the server cannot continue in this process. @default it is logged, and nothing answers */
  onStuck?: ((error: Error) => void) | undefined
  /** Called with a line of text at each stage of the start. */
  onProgress?: ((text: string) => void) | undefined
}

/** A currency. The server reads absent fields from its contract, and compares the others with it. */
export type CurrencyOption = Pick<Currency, 'address'> & Partial<Currency>

/** A price feed of a currency. The feed of the native currency also counts for its wrapped form. */
export type PriceFeedOption = Pick<FiatPrice.PriceFeed, 'currency' | 'feed'> & {
  /** The ISO 4217 code of the fiat currency. @default 'USD' */
  fiat?: string | undefined
  /** The age in seconds after which a price is not used. @default 7200 */
  maxAge?: number | undefined
}

/** How to mint tokens of a collection. */
export type Mint = {
  collection: Address
  /**
   * The function as a Solidity signature, e.g. `function mint(address to, uint256 quantity) payable`. It may take
   * `to`, `tokenId` and `quantity`. Without a quantity, each unit takes a transaction of its own.
   */
  signature: string
  /** For each unit, in wei. A collection that has a `mintPrice()` states its price itself. */
  price: bigint
  /** The token that is minted, where the function takes one. @default the one that a request names */
  tokenId?: bigint | undefined
}

/** Requests per minute from one address; 0 means no limit. Holders of a key have a multiple of it. */
export type RateLimits = {
  /** Reads. */
  read: number
  /** Posts of orders and other requests that change something. */
  write: number
  /** Calls forwarded to the node. */
  node: number
}

/** {@link ServerOptions} with all defaults. */
export type Config = {
  rpcUrl: string
  chainId: number
  chain: string
  path: string
  chains: readonly MarketChain[] | undefined
  /** The chain's name for display. */
  title: string
  name: string
  dataDir: string
  databaseUrl: string | undefined
  databaseSchema: string | undefined
  metadataAfter: Promise<void> | undefined
  collections: readonly { address: Address; slug?: string }[]
  fees: readonly Fee[]
  enforceFees: boolean
  currencies: readonly Currency[]
  wrappedNative: Address | undefined
  /** The native currency and its wrapped form; lower-case. */
  nativeLike: ReadonlySet<string>
  priceFeeds: readonly FiatPrice.PriceFeed[]
  zones: readonly Address[]
  auctionZones: readonly Address[]
  settlerKey: Hex | undefined
  offerZone: Address
  maxOrderSeconds: bigint | undefined
  mostBulkOrders: number
  mostWaitingOrders: number
  mostCriteriaTokens: number
  mostUnusedSets: number
  mints: readonly Mint[]
  allowLists: readonly AllowList.Hashed[]
  conduitKey: Hex
  demoAccounts: readonly DemoAccount[] | undefined
  domain: string | undefined
  explorerUrl: string | undefined
  ensRegistry: Address | 'none' | undefined
  siteUrl: string | undefined
  wallets: WalletOffers | undefined
  webRoot: string | undefined
  host: string
  port: number
  pollIntervalMs: number | undefined
  trustsLogs: boolean
  startBlock: bigint | undefined
  ipfsGateway: string
  allowPrivateHosts: boolean
  rateLimits: RateLimits | undefined
  shares: ShareLimits | undefined
  mostReadWaitMs: number
  trustedProxies: number
  corsOrigins: readonly string[]
  mostCollectionRequests: number
  adminKey: string | undefined
  metricsToken: string | undefined
  mostListeners: number
  mostListenersPerClient: number
  closeTimeoutMs: number
  headTimeoutMs: number | undefined
  leastDiskBytes: number
  answerTimeoutMs: number
  drainMs: number
}
