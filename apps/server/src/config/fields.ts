import * as z from '@souk/base/schema'

/**
 * A setting of the file: what it may be, and the environment variable that it stands for. Flags and variables win over
 * the file, so the file is read as variables that nobody has set.
 */
export type Setting = {
  schema: z.Schema
  variable: string
  /** Writes the value as the variable has it. @default as text; a list with commas */
  toText?: (value: never) => string
}

const text = (description: string) => z.string().check(z.minLength(1), z.documented({ description }))
const count = (description: string, least = 0) =>
  z.expecting(
    z.int().check(z.minimum(least), z.documented({ description })),
    `a whole number${least > 0 ? ` from ${least}` : ''}`,
  )
const flag = (description: string) =>
  z.expecting(z.boolean().check(z.documented({ description })), 'true or false')
const list = (description: string) =>
  z.expecting(z.array(z.string()).check(z.documented({ description })), 'a list of texts')
const address = z.expecting(z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)), 'an address')
const url = (description: string) =>
  z.expecting(
    z.string().check(z.regex(/^https?:\/\/\S+$/), z.documented({ description })),
    'a URL such as https://node.example',
  )
const wholeList = <item>(item: z.Schema<item>, description: string) =>
  z.array(item).check(z.documented({ description }))

const onOff = (value: boolean) => (value ? '1' : '')
const pairs = (value: Readonly<Record<string, unknown>>) =>
  Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => `${name}=${each}`)
    .join(',')

const fee = z.object({
  recipient: address,
  basisPoints: z.expecting(z.int().check(z.minimum(0), z.maximum(10_000)), 'a number from 0 to 10000'),
})
const collection = z.object({ address, slug: z.optional(text('The name of the collection in URLs.')) })
const currency = z.object({
  address,
  symbol: z.optional(text('The symbol, such as USDC.')),
  decimals: z.optional(count('The number of decimals.')),
  name: z.optional(text('The name.')),
})
const limit = z.optional(count('0 for no limit.'))

/** What holds for all chains, and may be said otherwise for one. */
export const common = {
  fees: {
    schema: wholeList(fee, 'Fees that the app adds to listings.'),
    variable: 'SOUK_FEES',
    toText: (fees: { recipient: string; basisPoints: number }[]) =>
      fees.map(({ recipient, basisPoints }) => `${recipient}:${basisPoints}`).join(','),
  },
  enforceFees: {
    schema: flag('Refuse listings that do not pay the fees.'),
    variable: 'SOUK_ENFORCE_FEES',
    toText: onOff,
  },
  databaseUrl: { schema: text('The URL of a PostgreSQL.'), variable: 'DATABASE_URL' },
  pollIntervalMs: {
    schema: count('Milliseconds between questions to the node.', 1),
    variable: 'SOUK_POLL_INTERVAL',
  },
  trustLogs: { schema: flag('Trust the logs of the node.'), variable: 'SOUK_TRUST_LOGS', toText: onOff },
  maxOrderDays: { schema: count('The most days until an order ends.', 1), variable: 'SOUK_MAX_ORDER_DAYS' },
  bulkOrders: { schema: count('The most orders in one post.', 1), variable: 'SOUK_BULK_ORDERS' },
  criteriaTokens: {
    schema: count('The most tokens of an offer on several.', 1),
    variable: 'SOUK_CRITERIA_TOKENS',
  },
  ipfsGateway: { schema: url('The gateway for ipfs:// addresses.'), variable: 'SOUK_IPFS_GATEWAY' },
} as const satisfies Record<string, Setting>

/** What only the market as a whole has. */
export const whole = {
  ...common,
  name: { schema: text('The name of the market.'), variable: 'SOUK_NAME' },
  dataDir: {
    schema: text('The folder of the data. With several chains, each has a folder of its name in it.'),
    variable: 'SOUK_DATA_DIR',
  },
  host: { schema: text('The address to listen on.'), variable: 'HOST' },
  port: { schema: count('The port to listen on.'), variable: 'PORT' },
  webRoot: { schema: text('The folder of the built app.'), variable: 'SOUK_WEB_ROOT' },
  siteUrl: { schema: url('The address of the app, for links in answers.'), variable: 'SOUK_SITE_URL' },
  domain: { schema: text('The domain whose tag the app appends to trades.'), variable: 'SOUK_DOMAIN' },
  wallets: { schema: list('coinbase, safe, or walletconnect=PROJECT_ID.'), variable: 'SOUK_WALLETS' },
  corsOrigins: { schema: list('Origins whose pages may use the API.'), variable: 'SOUK_CORS_ORIGINS' },
  trustedProxies: {
    schema: count('Your own proxies in front of the server.'),
    variable: 'SOUK_TRUSTED_PROXIES',
  },
  rateLimits: {
    schema: z.object({ read: limit, write: limit, node: limit }),
    variable: 'SOUK_RATE_LIMITS',
    toText: pairs,
  },
  shares: {
    schema: z.object({ book: limit, maker: limit, token: limit, address: limit }),
    variable: 'SOUK_SHARES',
    toText: pairs,
  },
  requests: { schema: count('Collections that visitors may have asked for.'), variable: 'SOUK_REQUESTS' },
  listeners: { schema: count('The most open event streams.', 1), variable: 'SOUK_LISTENERS' },
  listenersPerAddress: {
    schema: count('The most open event streams from one address.', 1),
    variable: 'SOUK_LISTENERS_PER_ADDRESS',
  },
  drainDelaySeconds: { schema: count('Seconds between SIGTERM and closing.'), variable: 'SOUK_DRAIN_DELAY' },
  leastDiskMib: { schema: count('Free disk space that the data folder needs.'), variable: 'SOUK_LEAST_DISK' },
  logLevel: { schema: text('info, warn, error, debug or silent.'), variable: 'SOUK_LOG_LEVEL' },
} as const satisfies Record<string, Setting>

/** What only a chain has. */
export const ofChain = {
  ...common,
  chainId: { schema: count('Refuse to start on any other chain.', 1), variable: 'SOUK_CHAIN_ID' },
  rpcUrl: { schema: url('The URL of the node. It may contain a key.'), variable: 'SOUK_RPC_URL' },
  collections: {
    schema: wholeList(collection, 'The collections to trade.'),
    variable: 'SOUK_COLLECTIONS',
    toText: (all: { address: string; slug?: string }[]) =>
      all.map(({ address, slug }) => (slug ? `${address}=${slug}` : address)).join(','),
  },
  currencies: {
    schema: wholeList(currency, 'The currencies besides the native one and its wrapped form.'),
    variable: 'SOUK_CURRENCIES',
    toText: (all: { address: string; symbol?: string; decimals?: number; name?: string }[]) =>
      all
        .map(({ address, symbol = '', decimals = '', name = '' }) =>
          [address, symbol, decimals, name].join(':').replace(/:{1,3}$/, ''),
        )
        .join(','),
  },
  native: {
    schema: text('The native currency of a chain that is not known, as SYMBOL or SYMBOL:NAME.'),
    variable: 'SOUK_NATIVE',
  },
  wrappedNative: { schema: address, variable: 'SOUK_WRAPPED_NATIVE' },
  priceFeeds: {
    schema: list('Price feeds, each as CURRENCY:FEED[:FIAT[:SECONDS]].'),
    variable: 'SOUK_PRICE_FEEDS',
  },
  conduitKey: { schema: text('The conduit key for new listings.'), variable: 'SOUK_CONDUIT_KEY' },
  auctionZones: {
    schema: wholeList(address, 'Zones that settle English auctions.'),
    variable: 'SOUK_AUCTION_ZONES',
  },
  offerZone: { schema: address, variable: 'SOUK_OFFER_ZONE' },
  explorerUrl: { schema: url('A block explorer.'), variable: 'SOUK_EXPLORER_URL' },
  ensRegistry: { schema: text('The registry of ENS, or none.'), variable: 'SOUK_ENS_REGISTRY' },
  startBlock: { schema: count('The first block to index.'), variable: 'SOUK_START_BLOCK' },
  headTimeoutSeconds: {
    schema: count('Seconds without a block after which the chain is not ready; 0 for no limit.'),
    variable: 'SOUK_HEAD_TIMEOUT',
  },
} as const satisfies Record<string, Setting>

/** Variables that are never in the file, because they are secrets. */
export const secrets: Readonly<Record<string, string>> = {
  settlerKey: 'SOUK_SETTLER_KEY',
  adminKey: 'SOUK_ADMIN_KEY',
  metricsToken: 'SOUK_METRICS_TOKEN',
}
