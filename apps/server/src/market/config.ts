import type { Currency, DemoAccount, Fee, WalletOffers } from '@souk/market'
import type { Address, Hex } from 'viem'
import type { Logger } from './log.js'
import type { ShareLimits } from './Shares.js'

/** What a server is started with. */
export type ServerOptions = {
  /** The chain's node. It may hold a key; it is never shown. */
  rpcUrl: string
  /** Refuses to start on another chain. @default whatever the node says */
  chainId?: number | undefined
  /** The chain's name in API paths. @default 'souk' */
  chain?: string | undefined
  /** @default 'Souk' */
  name?: string | undefined
  /** Folder of the journal and the embedded database; `memory://` keeps nothing. */
  dataDir: string
  /** A PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined
  /** A file with an empty embedded database, from which a new one is made faster; made when it is not there. */
  databaseTemplate?: string | undefined
  /** Metadata is read once this has settled, so that following the chain comes first. @default at once */
  metadataAfter?: Promise<void> | undefined
  /** The contracts that are traded, in the order in which they are shown. A slug may be chosen. */
  collections: readonly (Address | { address: Address; slug?: string })[]
  /** Fees that the app puts into listings. @default none */
  fees?: readonly Fee[] | undefined
  /** Refuses listings that do not pay the fees. @default false */
  enforceFees?: boolean | undefined
  /** What is paid with, the native currency (zero address) first; its wrapped form second. @default the native one */
  currencies?: readonly Currency[] | undefined
  /** The wrapped native currency, which counts the same as the native one. @default the second currency if it has 18 decimals */
  wrappedNative?: Address | undefined
  /** Zones that restricted orders may name. @default none */
  zones?: readonly Address[] | undefined
  /** Zones that settle English auctions, the one for new auctions first. @default those of `Auction` */
  auctionZones?: readonly Address[] | undefined
  /** The zone of offers on several tokens, for clients that restrict them: one that lets everybody. @default none */
  offerZone?: Address | undefined
  /** How far ahead an order may end, in seconds. @default any */
  maxOrderSeconds?: bigint | undefined
  /** Orders that may be posted together. @default 250 */
  mostBulkOrders?: number | undefined
  /** Orders that may wait to be taken in; what comes beyond is told to come later. @default 5000 */
  mostWaitingOrders?: number | undefined
  /** Tokens that an offer on several may be for, unless it is for any of the collection. @default 10 000 */
  mostCriteriaTokens?: number | undefined
  /** Sets of tokens that are remembered for offers that nobody has made yet. @default 2000 */
  mostUnusedSets?: number | undefined
  /** Signs which bid wins an auction that has ended, so that anybody can settle it. Keep it secret. @default none: only sellers settle */
  settlerKey?: Hex | undefined
  /** Collections of which anybody may mint, and how. @default none */
  mints?: readonly Mint[] | undefined
  /** The conduit key that the app lists with. @default the known conduit's */
  conduitKey?: Hex | undefined
  /** Wallets with public keys, for local chains only. */
  demoAccounts?: readonly DemoAccount[] | undefined
  /** Where transactions can be looked at. */
  explorerUrl?: string | undefined
  /** Wallets that the app offers besides those of the browser. @default none */
  wallets?: WalletOffers | undefined
  /** Folder of the built app. */
  webRoot?: string | undefined
  /** @default '127.0.0.1' */
  host?: string | undefined
  /** 0 takes a free one. @default 4300 */
  port?: number | undefined
  /** How often the node is asked for its newest block. @default 250 */
  pollIntervalMs?: number | undefined
  /** Takes the node's word for logs, instead of comparing them with each block's receipts. @default false */
  trustsLogs?: boolean | undefined
  /** The first block that matters. @default 0 */
  startBlock?: bigint | undefined
  /** Where `ipfs://` addresses are read. @default 'https://ipfs.io/ipfs/' */
  ipfsGateway?: string | undefined
  /** Lets metadata be read from private addresses. @default false */
  allowPrivateHosts?: boolean | undefined
  /** How often callers may ask. `false` counts nothing. @default {@link defaultRateLimits} */
  rateLimits?: Partial<RateLimits> | false | undefined
  /** How many open orders the book holds, and of these one maker, token or address. `false` counts nothing. @default `Share.defaultLimits` */
  shares?: Partial<ShareLimits> | false | undefined
  /** How long a read may wait for its turn, in milliseconds; beyond, it is told to come later. 0 lets all wait. @default 100 */
  mostReadWaitMs?: number | undefined
  /** How many proxies of one's own stand before this server; as many entries of X-Forwarded-For are believed. @default 0 */
  trustedProxies?: number | undefined
  /** The pages that may use the API: exact origins, or `*`. @default ['*'] */
  corsOrigins?: readonly string[] | undefined
  /** A key that runs the market, beside those in the database. @default none */
  adminKey?: string | undefined
  /** What `/metrics` asks for. @default nothing */
  metricsToken?: string | undefined
  /** Open streams of events. @default 5000 */
  mostListeners?: number | undefined
  /** Open streams of events from one address. @default 200 */
  mostListenersPerClient?: number | undefined
  /**
   * How long the chain's head may stand still before the server says that it is not ready; infinity for a chain that makes
   * blocks only when something happens. @default until its next block is 5 seconds late
   */
  headTimeoutMs?: number | undefined
  /** Room that the disk of the data folder must have. @default 32 MiB */
  leastDiskBytes?: number | undefined
  /** How long an answer may take until it is a refusal. @default 10 000 */
  answerTimeoutMs?: number | undefined
  /** How long `drain` says that the server is not ready, so that nobody sends it requests any more. @default 5000 */
  drainMs?: number | undefined
  /** How long a request that is being answered is waited for when the server closes. @default 10 000 */
  closeTimeoutMs?: number | undefined
  /** @default warnings to standard output */
  logger?: Logger | undefined
  /** Hears that the server cannot go on in this process. @default it is logged, and nothing answers */
  onStuck?: ((error: Error) => void) | undefined
  /** Receives a line for people at each stage of the start. */
  onProgress?: ((text: string) => void) | undefined
}

/** How tokens of a collection are minted. */
export type Mint = {
  collection: Address
  /**
   * The function in Solidity's words, e.g. `function mint(address to, uint256 quantity) payable`. It may take `to`,
   * `tokenId` and `quantity`; without a quantity each unit is a transaction of its own.
   */
  signature: string
  /** For each unit, in wei. */
  price: bigint
}

/** Requests a minute from one address; 0 is without limit. Holders of a key have a multiple of it. */
export type RateLimits = {
  /** Reads. */
  read: number
  /** Orders posted and other requests that change something. */
  write: number
  /** Calls passed on to the node. */
  node: number
}

/** {@link ServerOptions} with everything filled in. */
export type Config = {
  rpcUrl: string
  chainId: number | undefined
  chain: string
  name: string
  dataDir: string
  databaseUrl: string | undefined
  metadataAfter: Promise<void> | undefined
  collections: readonly { address: Address; slug?: string }[]
  fees: readonly Fee[]
  enforceFees: boolean
  currencies: readonly Currency[]
  /** Lower-case; the native currency and its wrapped form. */
  nativeLike: ReadonlySet<string>
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
  conduitKey: Hex
  demoAccounts: readonly DemoAccount[] | undefined
  explorerUrl: string | undefined
  wallets: WalletOffers | undefined
  webRoot: string | undefined
  host: string
  port: number
  pollIntervalMs: number
  trustsLogs: boolean
  startBlock: bigint
  ipfsGateway: string
  allowPrivateHosts: boolean
  rateLimits: RateLimits | undefined
  shares: ShareLimits | undefined
  mostReadWaitMs: number
  trustedProxies: number
  corsOrigins: readonly string[]
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
