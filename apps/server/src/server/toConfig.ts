import type { Currency, FiatPrice, PaymentToken } from '@souk/market'
import { Chain, Network } from '@souk/networks'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { readFunction } from '../execute/plan/encodeMint.js'
import type { Ground } from '../ground/readGround.js'
import * as AllowList from '../market/AllowList.js'
import { CommandError } from '../market/CommandError.js'
import type { Config, RateLimits, ServerOptions } from '../market/config.js'
import { isLocal } from '../node/isLocal.js'
import * as BookShare from '../orders/BookShare.js'

/** The number of requests per address and minute. An app that a person uses stays far below. */
const defaultRateLimits: RateLimits = { read: 3_000, write: 600, node: 12_000 }

/** Fills in defaults for missing options. */
export function toConfig(options: ServerOptions, ground: Ground): Config {
  const { chainId, currencies, wrappedNative } = ground
  const nativeLike = new Set([zeroAddress, ...(wrappedNative ? [wrappedNative.toLowerCase()] : [])])
  return {
    rpcUrl: options.rpcUrl,
    ...toNames(options, chainId),
    name: options.name ?? 'Souk',
    metadataAfter: options.metadataAfter,
    collections: options.collections.map((entry) => (typeof entry === 'string' ? { address: entry } : entry)),
    fees: options.fees ?? [],
    enforceFees: options.enforceFees ?? false,
    currencies: withEtherPrice(currencies, nativeLike),
    wrappedNative,
    nativeLike,
    priceFeeds: toPriceFeeds(options, { currencies, nativeLike }),
    zones: options.zones ?? [],
    settlerKey: options.settlerKey,
    auctionZones: ground.auctionZones,
    offerZone: options.offerZone ?? zeroAddress,
    maxOrderSeconds: options.maxOrderSeconds,
    mostBulkOrders: options.mostBulkOrders ?? 250,
    mostWaitingOrders: options.mostWaitingOrders ?? 5_000,
    mostCriteriaTokens: options.mostCriteriaTokens ?? 10_000,
    mostUnusedSets: options.mostUnusedSets ?? 2_000,
    mints: readMints(options.mints ?? []),
    allowLists: (options.allowLists ?? []).map(AllowList.hash),
    conduitKey: ground.conduitKey,
    demoAccounts: options.demoAccounts,
    domain: options.domain,
    ensRegistry: options.ensRegistry,
    siteUrl: options.siteUrl?.replace(/\/$/, ''),
    wallets: options.wallets,
    webRoot: options.webRoot,
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 4300,
    ipfsGateway: options.ipfsGateway ?? 'https://ipfs.io/ipfs/',
    allowPrivateHosts: options.allowPrivateHosts ?? false,
    ...toPlace(options),
    ...toFollowing(options),
    ...toOperation(options, ground),
    ...toGuards(options),
  }
}

/** Where a market is found, and where it keeps its data. */
function toPlace(
  options: ServerOptions,
): Pick<Config, 'path' | 'chains' | 'dataDir' | 'databaseUrl' | 'databaseSchema'> {
  return {
    path: options.path ?? '',
    chains: options.chains,
    dataDir: options.dataDir,
    databaseUrl: options.databaseUrl || undefined,
    databaseSchema: options.databaseSchema,
  }
}

/** What the chain is called, and where people look at it. */
function toNames(
  { chain, chains, explorerUrl }: ServerOptions,
  chainId: number,
): Pick<Config, 'chainId' | 'chain' | 'title' | 'explorerUrl'> {
  const network = Network.factsOf(chainId)
  const name = chain ?? Chain.fromChainId(chainId) ?? network?.name ?? `chain-${chainId}`
  return {
    chainId,
    chain: name,
    title: chains?.find((one) => one.chainId === chainId)?.title ?? network?.title ?? name,
    explorerUrl: explorerUrl ?? network?.blockExplorer?.rootUrl,
  }
}

/** Options for following the chain. */
function toFollowing(options: ServerOptions): Pick<Config, 'pollIntervalMs' | 'trustsLogs' | 'startBlock'> {
  return {
    pollIntervalMs: options.pollIntervalMs ?? (isLocal(options.rpcUrl) ? localPollMs : undefined),
    trustsLogs: options.trustsLogs ?? false,
    startBlock: options.startBlock,
  }
}

/** A local chain makes a block for each transaction, and its node has no limits. */
const localPollMs = 250

/** Options for readiness and shutdown. */
function toOperation(
  options: ServerOptions,
  { isAutomined }: Ground,
): Pick<Config, 'headTimeoutMs' | 'leastDiskBytes' | 'answerTimeoutMs' | 'drainMs'> {
  return {
    headTimeoutMs: options.headTimeoutMs ?? (isAutomined ? Number.POSITIVE_INFINITY : undefined),
    leastDiskBytes: options.leastDiskBytes ?? 32 * 2 ** 20,
    answerTimeoutMs: options.answerTimeoutMs ?? 10_000,
    drainMs: options.drainMs ?? 5_000,
  }
}

/** Fails at the start when a mint cannot be used. @throws {SignatureError} */
function readMints(mints: Config['mints']): Config['mints'] {
  for (const { signature } of mints) readFunction(signature)
  return mints
}

type Guards = Pick<
  Config,
  | 'rateLimits'
  | 'shares'
  | 'mostReadWaitMs'
  | 'trustedProxies'
  | 'corsOrigins'
  | 'mostCollectionRequests'
  | 'adminKey'
  | 'metricsToken'
  | 'mostListeners'
  | 'mostListenersPerClient'
  | 'closeTimeoutMs'
>

function toGuards(options: ServerOptions): Guards {
  const { rateLimits, shares } = options
  return {
    rateLimits: rateLimits === false ? undefined : { ...defaultRateLimits, ...rateLimits },
    shares: shares === false ? undefined : { ...BookShare.defaultLimits, ...shares },
    mostReadWaitMs: options.mostReadWaitMs ?? 100,
    trustedProxies: options.trustedProxies ?? 0,
    corsOrigins: options.corsOrigins ?? ['*'],
    mostCollectionRequests: options.mostCollectionRequests ?? 0,
    adminKey: options.adminKey || undefined,
    metricsToken: options.metricsToken || undefined,
    mostListeners: options.mostListeners ?? 5_000,
    mostListenersPerClient: options.mostListenersPerClient ?? 200,
    closeTimeoutMs: options.closeTimeoutMs ?? 10_000,
  }
}

/** Ether and its wrapped form are worth one ether each. The server knows no other rate. */
function withEtherPrice(
  currencies: readonly Currency[],
  nativeLike: ReadonlySet<string>,
): readonly PaymentToken[] {
  const isEther = currencies.some(({ address, symbol }) => address === zeroAddress && symbol === 'ETH')
  return currencies.map((currency) =>
    isEther && nativeLike.has(currency.address.toLowerCase()) ? { ...currency, ethPrice: '1.0' } : currency,
  )
}

/** Twice the interval in which the main feeds of ether are updated at the latest, since an update may be late. */
const defaultMaxAge = 7_200

/** The wrapped currency has the price of the native one, unless it has its own feed. */
function toPriceFeeds(
  { priceFeeds = [] }: Pick<ServerOptions, 'priceFeeds'>,
  { currencies, nativeLike }: Pick<Config, 'currencies' | 'nativeLike'>,
): readonly FiatPrice.PriceFeed[] {
  const stray = priceFeeds.find((feed) =>
    currencies.every(({ address }) => !isAddressEqual(address, feed.currency)),
  )
  if (stray)
    throw new CommandError({
      problem: `--price-feed: ${stray.currency} is not a currency of this market. Add it with --currency.`,
    })
  const feeds = priceFeeds.map(({ fiat = 'USD', maxAge = defaultMaxAge, ...feed }) => ({
    ...feed,
    fiat,
    maxAge,
  }))
  const hasFeed = (currency: string) => feeds.some((feed) => feed.currency.toLowerCase() === currency)
  const native = feeds.find(({ currency }) => currency === zeroAddress)
  if (!native) return feeds
  const wrapped = ([...nativeLike] as Address[]).filter((currency) => !hasFeed(currency))
  return [...feeds, ...wrapped.map((currency) => ({ ...native, currency }))]
}
