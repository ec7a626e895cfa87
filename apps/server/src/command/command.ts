import { parseArgs } from 'node:util'
import { defined } from '@souk/base'
import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import type { Admin } from '../admin/Admin.js'
import { parseAdmin } from '../admin/parseAdmin.js'
import { CommandError } from '../market/CommandError.js'
import type { CurrencyOption, RateLimits, ServerOptions } from '../market/config.js'
import { readNodeUrl } from '../market/readNodeUrl.js'
import type { ShareLimits } from '../market/Shares.js'
import { version } from '../market/version.js'
import { parseZone, type ZoneCommand } from '../zone/parseZone.js'
import { readAllowList } from './readAllowList.js'
import { readMint } from './readMint.js'
import { readPriceFeed } from './readPriceFeed.js'
import type { Transfer } from './transferCommand.js'

/** A parsed command line. */
export type Command =
  | { type: 'text'; text: string }
  | { type: 'run'; options: ServerOptions; logLevel: string; isQuiet: boolean }
  | Transfer
  | Admin
  | ZoneCommand

const flags = {
  'rpc-url': { type: 'string' },
  'chain-id': { type: 'string' },
  chain: { type: 'string' },
  name: { type: 'string' },
  'data-dir': { type: 'string' },
  'database-url': { type: 'string' },
  collection: { type: 'string', multiple: true },
  currency: { type: 'string', multiple: true },
  native: { type: 'string' },
  'wrapped-native': { type: 'string' },
  'price-feed': { type: 'string', multiple: true },
  fee: { type: 'string', multiple: true },
  'enforce-fees': { type: 'boolean' },
  mint: { type: 'string', multiple: true },
  'allow-list': { type: 'string', multiple: true },
  'conduit-key': { type: 'string' },
  'auction-zone': { type: 'string', multiple: true },
  'web-root': { type: 'string' },
  domain: { type: 'string' },
  'explorer-url': { type: 'string' },
  'ens-registry': { type: 'string' },
  'site-url': { type: 'string' },
  wallet: { type: 'string', multiple: true },
  host: { type: 'string' },
  port: { type: 'string' },
  'poll-interval': { type: 'string' },
  'trust-logs': { type: 'boolean' },
  'head-timeout': { type: 'string' },
  'least-disk': { type: 'string' },
  'drain-delay': { type: 'string' },
  'start-block': { type: 'string' },
  'ipfs-gateway': { type: 'string' },
  'allow-private-hosts': { type: 'boolean' },
  'log-level': { type: 'string' },
  quiet: { type: 'boolean', short: 'q' },
  'max-order-days': { type: 'string' },
  'bulk-orders': { type: 'string' },
  'waiting-orders': { type: 'string' },
  'criteria-tokens': { type: 'string' },
  'offer-zone': { type: 'string' },
  'rate-limit': { type: 'string', multiple: true },
  share: { type: 'string', multiple: true },
  'read-wait': { type: 'string' },
  'trusted-proxies': { type: 'string' },
  'cors-origin': { type: 'string', multiple: true },
  requests: { type: 'string' },
  listeners: { type: 'string' },
  'listeners-per-address': { type: 'string' },
  file: { type: 'string' },
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

const help = `souk serve ${version}: an NFT market server for the Seaport 1.5 exchange.

  souk serve               runs the market
  souk export              writes the signed orders of the market as lines of JSON, to standard output
                           or --file. With --all, it also writes orders that have ended
  souk import              reads such lines from standard input or --file. It checks each order as if a
                           client had posted it, and reports each order that it refuses. You can run it
                           again: it skips orders that the market already has. The embedded database
                           allows only one process, so stop its server first
  souk keys                creates, lists and revokes API keys; see souk keys --help
  souk collections         lists, adds, names, hides, stops and refreshes collections; see
                           souk collections --help
  souk requests            lists and answers requests for collections; see souk requests --help
  souk zone                shows and deploys the contract that settles auctions; see souk zone --help
  souk config check [FILE]
                           checks a configuration file, and prints what a server with it would run

  --config FILE            file with the settings of one or more chains, souk.config.json of the working
                           folder by default. Flags and variables win over it (SOUK_CONFIG). With several
                           chains, --chain NAME chooses one for export, import, keys and collections, and
                           variables for one chain end with its name, such as SOUK_RPC_URL_MATIC

  --rpc-url URL            URL of the chain's node (SOUK_RPC_URL)
  --collection ADDRESS     contract of a collection to trade; repeat, or separate with commas
                           (SOUK_COLLECTIONS). ADDRESS=slug sets the name of the collection in URLs
  --currency ADDRESS[:SYMBOL[:DECIMALS[:Name]]]
                           currency to accept besides the native one and its wrapped form; repeat. The
                           server reads what you leave out from its contract, and does not start if the
                           contract says anything else (SOUK_CURRENCIES)
  --native SYMBOL[:Name]   native currency of a chain that the server does not know (SOUK_NATIVE)
  --wrapped-native ADDRESS contract that wraps the native currency, for such a chain
                           (SOUK_WRAPPED_NATIVE)
  --price-feed A:FEED[:FIAT[:SECONDS]]
                           contract with the price of a currency in a fiat currency, USD by default, in
                           the interface of Chainlink's feeds, and the age after which a price is not
                           shown, 7200 seconds by default; repeat, with native as A for the native currency
                           (SOUK_PRICE_FEEDS)
  --fee ADDRESS:BPS        market fee in basis points (100 = 1%); repeat (SOUK_FEES)
  --mint ADDRESS[/TOKEN]:WEI:FUNCTION
                           lets anyone mint from a collection, or one token of it, at a price per unit,
                           with a function such as mint(address to, uint256 tokenId, uint256 quantity);
                           repeat. Drops at SeaDrop need no flag
  --allow-list FILE        accounts that may mint at SeaDrop before everyone, as JSON; repeat
  --enforce-fees           refuse listings that do not pay the market fees (SOUK_ENFORCE_FEES=1)
  --data-dir FOLDER        folder of the orders and the embedded database, ./souk-data by default
                           (SOUK_DATA_DIR)
  --database-url URL       use PostgreSQL instead of the embedded database (DATABASE_URL)
  --chain NAME             name of the chain in API paths. By default, the name in the marketplace API,
                           such as matic for Polygon, or chain- and the chain's id (SOUK_CHAIN)
  --chain-id NUMBER        refuse to start on any other chain (SOUK_CHAIN_ID)
  --name TEXT              name of the market (SOUK_NAME)
  --conduit-key HEX        conduit key for new listings (SOUK_CONDUIT_KEY)
  --auction-zone ADDRESS   zone that settles English auctions; repeat, with the zone for new auctions
                           first. By default, the zone that souk zone deploy puts on the chain
                           (SOUK_AUCTION_ZONES). Set the key that signs the winning bid in
                           SOUK_SETTLER_KEY. There is no flag for it, so that process lists never show it
  --max-order-days DAYS    maximum time until an order ends, no limit by default (SOUK_MAX_ORDER_DAYS)
  --bulk-orders NUMBER     maximum orders in one post, 250 by default (SOUK_BULK_ORDERS)
  --waiting-orders NUMBER  maximum orders that wait to be processed, 5000 by default. Above it, the
                           server asks clients to retry later (SOUK_WAITING_ORDERS)
  --criteria-tokens NUMBER maximum tokens of an offer on part of a collection, 10000 by default
                           (SOUK_CRITERIA_TOKENS)
  --offer-zone ADDRESS     zone that allows every fill, for clients that restrict their collection
                           offers; none by default (SOUK_OFFER_ZONE)
  --rate-limit KIND=NUMBER requests per minute from one address, 0 for no limit. Kinds and defaults: read
                           (3000), write (600), node (12000); repeat (SOUK_RATE_LIMITS). API keys get
                           a multiple of it
  --share KIND=NUMBER      maximum open orders, 0 for no limit. Kinds and defaults: book (1000000) for all
                           orders, and maker (10000), token (10000) and address (20000) for one of each;
                           repeat (SOUK_SHARES). API keys get a multiple of the last three
  --read-wait MS           maximum time that a read waits for its turn before the server asks the client
                           to retry later, 100 by default, 0 for no limit (SOUK_READ_WAIT)
  --trusted-proxies NUMBER number of your own proxies in front of this server, 0 by default. The server
                           trusts as many entries of X-Forwarded-For (SOUK_TRUSTED_PROXIES)
  --cors-origin ORIGIN     origin whose pages may use the API, any by default; repeat
                           (SOUK_CORS_ORIGINS)
  --requests NUMBER        maximum collections that visitors have asked for and that wait for your answer, 0
                           by default, so that nobody can ask (SOUK_REQUESTS)
  --listeners NUMBER       maximum open event streams, 5000 by default (SOUK_LISTENERS)
  --listeners-per-address NUMBER
                           maximum open event streams from one address, 200 by default
                           (SOUK_LISTENERS_PER_ADDRESS)
                           Set an admin key, besides those that souk keys creates, in
                           SOUK_ADMIN_KEY. Set the token that /metrics requires in SOUK_METRICS_TOKEN.
                           There are no flags for these
  --start-block NUMBER     first block to index, the creation of each collection by default
                           (SOUK_START_BLOCK)
  --poll-interval MS       interval between polls of the node, by default until the next block is due, or
                           250 for a node on this machine (SOUK_POLL_INTERVAL)
  --trust-logs             trust the node's logs, instead of comparing them with the receipts of the
                           blocks that mention traded contracts (SOUK_TRUST_LOGS=1)
  --head-timeout SECONDS   time without a new block after which the server reports that it is not ready,
                           0 for no limit. The default is the longest recent time between blocks plus
                           5 seconds, and no limit for a local node that makes blocks only for
                           transactions (SOUK_HEAD_TIMEOUT)
  --least-disk MIB         minimum free disk space for the data folder, 32 by default (SOUK_LEAST_DISK)
  --drain-delay SECONDS    time between SIGTERM and closing the port, 5 by default. The server reports
                           that it is not ready during this time (SOUK_DRAIN_DELAY)
  --ipfs-gateway URL       gateway for ipfs:// URLs (SOUK_IPFS_GATEWAY)
  --allow-private-hosts    also read metadata from private addresses (SOUK_ALLOW_PRIVATE_HOSTS=1)
  --web-root FOLDER        folder of the built app (SOUK_WEB_ROOT)
  --domain NAME            domain of the market, such as market.example. The app appends its 4-byte tag to
                           the trades of visitors, so that anyone can see where they come from
                           (SOUK_DOMAIN)
  --explorer-url URL       block explorer that the app links to, the known one of the chain by default
                           (SOUK_EXPLORER_URL)
  --ens-registry ADDRESS   registry of ENS whose names and avatars the app shows; none for no names. By
                           default, the known registry of the chain (SOUK_ENS_REGISTRY)
  --site-url URL           address of the app, for links to items in answers (SOUK_SITE_URL)
  --wallet NAME            wallet that the app offers besides browser wallets: coinbase, safe, or
                           walletconnect=PROJECT_ID; repeat (SOUK_WALLETS)
  --host HOST --port PORT  address to listen on, 127.0.0.1 and 4300 by default (HOST, PORT)
  --log-level LEVEL        info by default; silent for no log lines (SOUK_LOG_LEVEL). At a
                           terminal, info shows warnings in words
  --quiet                  do not show startup progress on a terminal. Without a terminal, the server
                           writes only log lines (SOUK_QUIET=1)
  --help, --version`

/**
 * Reads the command line. Missing flags fall back to environment variables.
 *
 * @throws {CommandError} with one sentence that names the problem.
 */
export function parseCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command {
  const [verb, ...rest] = args
  const special = readSpecial(verb, rest, env)
  if (special) return special
  const isTransfer = verb === 'export' || verb === 'import'
  const values = readFlags(isTransfer ? rest : args)
  if (values.help) return { type: 'text', text: help }
  if (values.version) return { type: 'text', text: version }
  const text = (flag: TextFlag, variable: string) => values[flag] ?? (env[variable] || undefined)
  const number = (flag: TextFlag, variable: string) => readOptional(text(flag, variable), `--${flag}`)
  const dataDir = text('data-dir', 'SOUK_DATA_DIR') ?? './souk-data'
  const databaseUrl = text('database-url', 'DATABASE_URL')
  if (verb === 'export')
    return {
      type: 'export',
      database: { url: databaseUrl, schema: env.SOUK_DATABASE_SCHEMA || undefined, folder: dataDir },
      to: values.file,
      all: values.all ?? false,
    }
  const rpcUrl = readNodeUrl(text('rpc-url', 'SOUK_RPC_URL'))
  const startBlock = number('start-block', 'SOUK_START_BLOCK')
  const currencies = readList(values.currency, env.SOUK_CURRENCIES).map(readCurrency)
  const options: ServerOptions = {
    rpcUrl,
    chainId: number('chain-id', 'SOUK_CHAIN_ID'),
    chain: text('chain', 'SOUK_CHAIN'),
    name: text('name', 'SOUK_NAME'),
    dataDir,
    databaseUrl,
    databaseSchema: env.SOUK_DATABASE_SCHEMA || undefined,
    collections: readList(values.collection, env.SOUK_COLLECTIONS).map(readCollection),
    currencies,
    nativeCurrency: readNative(text('native', 'SOUK_NATIVE')),
    wrappedNative: readOptionalAddress(text('wrapped-native', 'SOUK_WRAPPED_NATIVE'), '--wrapped-native'),
    priceFeeds: readList(values['price-feed'], env.SOUK_PRICE_FEEDS).map(readPriceFeed),
    fees: readList(values.fee, env.SOUK_FEES).map(readFee),
    enforceFees: values['enforce-fees'] ?? isOn(env.SOUK_ENFORCE_FEES),
    mints: values.mint?.map(readMint),
    allowLists: values['allow-list']?.map(readAllowList),
    conduitKey: readKey(text('conduit-key', 'SOUK_CONDUIT_KEY'), '--conduit-key'),
    ...auctionOptions(values['auction-zone'], env),
    webRoot: text('web-root', 'SOUK_WEB_ROOT'),
    domain: text('domain', 'SOUK_DOMAIN'),
    explorerUrl: readUrl(text('explorer-url', 'SOUK_EXPLORER_URL'), '--explorer-url'),
    ensRegistry: readRegistry(text('ens-registry', 'SOUK_ENS_REGISTRY')),
    siteUrl: readUrl(text('site-url', 'SOUK_SITE_URL'), '--site-url'),
    wallets: readWallets(readList(values.wallet, env.SOUK_WALLETS)),
    host: text('host', 'HOST'),
    port: number('port', 'PORT'),
    pollIntervalMs: number('poll-interval', 'SOUK_POLL_INTERVAL'),
    trustsLogs: values['trust-logs'] ?? isOn(env.SOUK_TRUST_LOGS),
    ...operationOptions(text),
    startBlock: startBlock === undefined ? undefined : BigInt(startBlock),
    ipfsGateway: text('ipfs-gateway', 'SOUK_IPFS_GATEWAY'),
    allowPrivateHosts: values['allow-private-hosts'] ?? isOn(env.SOUK_ALLOW_PRIVATE_HOSTS),
    ...orderOptions(text),
    ...guardOptions(values, env, text),
  }
  if (verb === 'import') return { type: 'import', options, from: values.file }
  const isQuiet = values.quiet ?? isOn(env.SOUK_QUIET)
  return { type: 'run', logLevel: text('log-level', 'SOUK_LOG_LEVEL') ?? 'info', isQuiet, options }
}

/** Reads the commands that run no market. */
function readSpecial(
  verb: string | undefined,
  rest: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command | undefined {
  if (verb === 'keys' || verb === 'collections' || verb === 'requests') return parseAdmin(verb, rest, env)
  return verb === 'zone' ? parseZone(rest, env) : undefined
}

/**
 * Reads the settings of a chain from environment variables alone, for a program that starts a server itself.
 *
 * @throws {CommandError} with one sentence that names the problem.
 */
export function chainOptions(
  env: Readonly<Record<string, string | undefined>>,
): Pick<ServerOptions, 'nativeCurrency' | 'wrappedNative' | 'settlerKey' | 'auctionZones'> {
  return defined({
    nativeCurrency: readNative(env.SOUK_NATIVE),
    wrappedNative: readOptionalAddress(env.SOUK_WRAPPED_NATIVE || undefined, 'SOUK_WRAPPED_NATIVE'),
    ...auctionOptions(undefined, env),
  })
}

/** The limits on orders. */
function orderOptions(
  text: (flag: TextFlag, variable: string) => string | undefined,
): Pick<
  ServerOptions,
  'maxOrderSeconds' | 'mostBulkOrders' | 'mostWaitingOrders' | 'mostCriteriaTokens' | 'offerZone'
> {
  const number = (flag: TextFlag, variable: string) => readOptional(text(flag, variable), `--${flag}`)
  const days = number('max-order-days', 'SOUK_MAX_ORDER_DAYS')
  const zone = text('offer-zone', 'SOUK_OFFER_ZONE')
  return {
    maxOrderSeconds: days === undefined ? undefined : BigInt(days) * 86_400n,
    mostBulkOrders: number('bulk-orders', 'SOUK_BULK_ORDERS'),
    mostWaitingOrders: number('waiting-orders', 'SOUK_WAITING_ORDERS'),
    mostCriteriaTokens: number('criteria-tokens', 'SOUK_CRITERIA_TOKENS'),
    offerZone: zone === undefined ? undefined : readAddress(zone, '--offer-zone'),
  }
}

/** The options for readiness and shutdown. */
function operationOptions(
  text: (flag: TextFlag, variable: string) => string | undefined,
): Pick<ServerOptions, 'headTimeoutMs' | 'leastDiskBytes' | 'drainMs'> {
  const number = (flag: TextFlag, variable: string) => readOptional(text(flag, variable), `--${flag}`)
  const head = number('head-timeout', 'SOUK_HEAD_TIMEOUT')
  const disk = number('least-disk', 'SOUK_LEAST_DISK')
  const drain = number('drain-delay', 'SOUK_DRAIN_DELAY')
  return {
    ...(head === undefined
      ? undefined
      : { headTimeoutMs: head === 0 ? Number.POSITIVE_INFINITY : head * 1000 }),
    ...(disk === undefined ? undefined : { leastDiskBytes: disk * 2 ** 20 }),
    ...(drain === undefined ? undefined : { drainMs: drain * 1000 }),
  }
}

/** The options for access and rate limits. */
function guardOptions(
  values: ReturnType<typeof readFlags>,
  env: Readonly<Record<string, string | undefined>>,
  text: (flag: TextFlag, variable: string) => string | undefined,
): Pick<
  ServerOptions,
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
> {
  const number = (flag: TextFlag, variable: string) => readOptional(text(flag, variable), `--${flag}`)
  const origins = readList(values['cors-origin'], env.SOUK_CORS_ORIGINS)
  return {
    rateLimits: Object.fromEntries(readList(values['rate-limit'], env.SOUK_RATE_LIMITS).map(readRateLimit)),
    shares: Object.fromEntries(readList(values.share, env.SOUK_SHARES).map(readShare)),
    mostReadWaitMs: number('read-wait', 'SOUK_READ_WAIT'),
    trustedProxies: number('trusted-proxies', 'SOUK_TRUSTED_PROXIES'),
    corsOrigins: origins.length > 0 ? origins.map(readOrigin) : undefined,
    mostCollectionRequests: number('requests', 'SOUK_REQUESTS'),
    adminKey: env.SOUK_ADMIN_KEY || undefined,
    metricsToken: env.SOUK_METRICS_TOKEN || undefined,
    mostListeners: number('listeners', 'SOUK_LISTENERS'),
    mostListenersPerClient: number('listeners-per-address', 'SOUK_LISTENERS_PER_ADDRESS'),
  }
}

function readRateLimit(text: string): readonly [keyof RateLimits, number] {
  const [kind = '', perMinute = ''] = text.split('=')
  if (kind !== 'read' && kind !== 'write' && kind !== 'node')
    throw new CommandError({ problem: `--rate-limit: ${kind} is not one of read, write and node.` })
  return [kind, readNumber(perMinute, '--rate-limit')]
}

function readShare(text: string): readonly [keyof ShareLimits, number] {
  const [kind = '', orders = ''] = text.split('=')
  if (kind !== 'book' && kind !== 'maker' && kind !== 'token' && kind !== 'address')
    throw new CommandError({ problem: `--share: ${kind} is not one of book, maker, token and address.` })
  return [kind, readNumber(orders, '--share')]
}

function readUrl(text: string | undefined, flag: string): string | undefined {
  if (text !== undefined && !/^https?:\/\//.test(text))
    throw new CommandError({ problem: `${flag}: ${text} is not a URL such as https://explorer.example.` })
  return text
}

function readRegistry(text: string | undefined): ServerOptions['ensRegistry'] {
  return text === undefined || text === 'none' ? text : readAddress(text, '--ens-registry')
}

function readWallets(names: readonly string[]): ServerOptions['wallets'] {
  if (names.length === 0) return undefined
  return Object.assign({}, ...names.map(readWallet))
}

function readWallet(text: string): NonNullable<ServerOptions['wallets']> {
  const [name, projectId] = text.split('=')
  if (name === 'coinbase' || name === 'safe') return { [name]: true }
  if (name === 'walletconnect' && projectId) return { walletConnectProjectId: projectId }
  throw new CommandError({
    problem: `--wallet: ${text} is not one of coinbase, safe and walletconnect=PROJECT_ID.`,
  })
}

/** Browsers send the `origin` of a `URL`, so any other text would never match. */
function readOrigin(text: string): string {
  if (text === '*') return text
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new CommandError({
      problem: `--cors-origin: ${text} is not an origin such as https://shop.example.`,
    })
  return text
}

type Flags = typeof flags
type TextFlag = {
  [flag in keyof Flags]: Flags[flag] extends { multiple: true } | { type: 'boolean' } ? never : flag
}[keyof Flags]

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : 'Unknown flag.'
    // Node ends only some of its messages with a period.
    throw new CommandError({ problem: problem.endsWith('.') ? problem : `${problem}.` }, { cause })
  }
}

function readList(given: readonly string[] | undefined, fallback: string | undefined): string[] {
  return (given ?? (fallback ? [fallback] : []))
    .flatMap((text) => text.split(','))
    .filter((text) => text !== '')
}

function readCollection(text: string): { address: Address; slug?: string } {
  const [address = '', slug] = text.split('=')
  return { address: readAddress(address, '--collection'), ...(slug ? { slug } : undefined) }
}

function readCurrency(text: string): CurrencyOption {
  const [address = '', symbol, decimals, name] = text.split(':')
  return {
    address: readAddress(address, '--currency'),
    ...(symbol ? { symbol, name: name ?? symbol } : undefined),
    ...(decimals ? { decimals: readNumber(decimals, '--currency') } : undefined),
  }
}

function readNative(text: string | undefined): ServerOptions['nativeCurrency'] {
  const [symbol, name = symbol] = text?.split(':') ?? []
  return symbol && name ? { symbol, name } : undefined
}

function readFee(text: string): { recipient: Address; basisPoints: number } {
  const [recipient = '', basisPoints = ''] = text.split(':')
  return { recipient: readAddress(recipient, '--fee'), basisPoints: readNumber(basisPoints, '--fee') }
}

function auctionOptions(
  zones: readonly string[] | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Pick<ServerOptions, 'auctionZones' | 'settlerKey'> {
  const given = readList(zones, env.SOUK_AUCTION_ZONES).map((zone) => readAddress(zone, '--auction-zone'))
  const settlerKey = readKey(env.SOUK_SETTLER_KEY || undefined, 'SOUK_SETTLER_KEY')
  return { ...(given.length > 0 ? { auctionZones: given } : undefined), settlerKey }
}

/** The error message leaves the value out: it may be a secret. */
function readKey(text: string | undefined, flag: string): Hex | undefined {
  if (text === undefined) return undefined
  if (!isHex(text) || text.length !== 66)
    throw new CommandError({ problem: `${flag} must be 32 bytes of hex.` })
  return text
}

function readAddress(text: string, flag: string): Address {
  if (!isAddress(text, { strict: false }))
    throw new CommandError({ problem: `${flag}: ${text} is not an address.` })
  return getAddress(text)
}

function readOptionalAddress(text: string | undefined, flag: string): Address | undefined {
  return text === undefined ? undefined : readAddress(text, flag)
}

function readOptional(text: string | undefined, flag: string): number | undefined {
  return text === undefined || text === '' ? undefined : readNumber(text, flag)
}

function readNumber(text: string, flag: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new CommandError({ problem: `${flag}: ${text} is not a whole number.` })
  return Number(text)
}

function isOn(text: string | undefined): boolean {
  return text === '1' || text === 'true'
}
