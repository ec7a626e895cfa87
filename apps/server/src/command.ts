import { parseArgs } from 'node:util'
import { type Address, getAddress, type Hex, isAddress, isHex, zeroAddress } from 'viem'
import type { Admin } from './admin/Admin.js'
import { parseAdmin } from './admin/parseAdmin.js'
import { CommandError } from './CommandError.js'
import type { RateLimits, ServerOptions } from './config.js'
import type * as Share from './orders/Share.js'
import { readMint } from './readMint.js'
import type { Transfer } from './transfer/command.js'
import { version } from './version.js'

/** What the command line asks for. */
export type Command =
  | { type: 'text'; text: string }
  | { type: 'run'; options: ServerOptions; logLevel: string; isQuiet: boolean }
  | Transfer
  | Admin

const flags = {
  'rpc-url': { type: 'string' },
  'chain-id': { type: 'string' },
  chain: { type: 'string' },
  name: { type: 'string' },
  'data-dir': { type: 'string' },
  'database-url': { type: 'string' },
  collection: { type: 'string', multiple: true },
  currency: { type: 'string', multiple: true },
  fee: { type: 'string', multiple: true },
  'enforce-fees': { type: 'boolean' },
  mint: { type: 'string', multiple: true },
  'conduit-key': { type: 'string' },
  'auction-zone': { type: 'string', multiple: true },
  'web-root': { type: 'string' },
  'explorer-url': { type: 'string' },
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
  listeners: { type: 'string' },
  'listeners-per-address': { type: 'string' },
  file: { type: 'string' },
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

const help = `souk-server ${version}: a market for NFTs on the Seaport 1.5 exchange.

  souk-server              runs the market
  souk-server export       writes its signed orders as lines of JSON, to standard output or --file;
                           with --all also those that are over
  souk-server import       takes such lines in, from standard input or --file: each is checked as if
                           it had been posted, and what is not taken is told. It may be repeated, and
                           goes on where it was broken off. The embedded database is one process's
                           alone: stop its server first
  souk-server keys         makes, lists and revokes API keys; see souk-server keys --help
  souk-server collections  lists and adds what is traded; see souk-server collections --help

  --rpc-url URL            the chain's node (SOUK_RPC_URL)
  --collection ADDRESS     a contract to trade; repeat, or separate with commas (SOUK_COLLECTIONS)
                           ADDRESS=slug chooses the name in addresses
  --currency A:SYMBOL:DECIMALS[:Name]
                           what is paid with besides the native currency; repeat, the wrapped
                           native one first (SOUK_CURRENCIES)
  --fee ADDRESS:BPS        a fee of the market, 100 = 1 %; repeat (SOUK_FEES)
  --mint ADDRESS:WEI:FUNCTION
                           lets anybody mint of a collection, at a price for each unit, by a function
                           such as mint(address to, uint256 tokenId, uint256 quantity); repeat
  --enforce-fees           refuse listings that do not pay the fees (SOUK_ENFORCE_FEES=1)
  --data-dir FOLDER        orders and embedded database, ./souk-data by default (SOUK_DATA_DIR)
  --database-url URL       a PostgreSQL instead of the embedded database (DATABASE_URL)
  --chain NAME             the chain's name in API paths, souk by default (SOUK_CHAIN)
  --chain-id NUMBER        refuse to start on another chain (SOUK_CHAIN_ID)
  --name TEXT              the market's name (SOUK_NAME)
  --conduit-key HEX        the conduit key of new listings (SOUK_CONDUIT_KEY)
  --auction-zone ADDRESS   a zone that settles English auctions; repeat, that of new ones first
                           (SOUK_AUCTION_ZONES). The key that says which bid won comes from
                           SOUK_SETTLER_KEY alone, so that no list of processes shows it
  --max-order-days DAYS    how far ahead an order may end, any by default (SOUK_MAX_ORDER_DAYS)
  --bulk-orders NUMBER     orders that may be posted together, 250 by default (SOUK_BULK_ORDERS)
  --waiting-orders NUMBER  orders that may wait to be taken in before others are told to come later,
                           5000 by default (SOUK_WAITING_ORDERS)
  --criteria-tokens NUMBER tokens that an offer on some of a collection may be for, 10000 by default
                           (SOUK_CRITERIA_TOKENS)
  --offer-zone ADDRESS     a zone that lets everybody, for clients that restrict their offers on
                           collections; none by default (SOUK_OFFER_ZONE)
  --rate-limit KIND=NUMBER requests a minute from one address, 0 for any number; kinds are read (3000),
                           write (600) and node (12000); repeat (SOUK_RATE_LIMITS). Holders of a key
                           have a multiple of it
  --share KIND=NUMBER      open orders that the book holds, 0 for any number; kinds are book (1000000), and of
                           these one maker (10000), token (10000) and address (20000); repeat
                           (SOUK_SHARES). Holders of a key have a multiple of the last three
  --read-wait MS           how long a read may wait for its turn before it is told to come later, 100 by default,
                           0 for any time (SOUK_READ_WAIT)
  --trusted-proxies NUMBER proxies of your own before this server; as many entries of X-Forwarded-For
                           are believed, none by default (SOUK_TRUSTED_PROXIES)
  --cors-origin ORIGIN     a page that may use the API, any by default; repeat (SOUK_CORS_ORIGINS)
  --listeners NUMBER       open streams of events, 5000 by default (SOUK_LISTENERS)
  --listeners-per-address NUMBER
                           those from one address, 200 by default (SOUK_LISTENERS_PER_ADDRESS)
                           SOUK_ADMIN_KEY holds a key that runs the market beside those made by keys,
                           SOUK_METRICS_TOKEN what /metrics asks for; both come from there alone
  --start-block NUMBER     the first block that matters, 0 by default (SOUK_START_BLOCK)
  --poll-interval MS       how often the node is asked, 250 by default (SOUK_POLL_INTERVAL)
  --trust-logs             take the node's word for logs, instead of comparing them with the receipts of
                           blocks that tell of traded contracts (SOUK_TRUST_LOGS=1)
  --head-timeout SECONDS   how long the chain's newest block may stay the same until the server says that
                           it is not ready; 0 for ever; by default as long as the longest time
                           between blocks lately, and 5 seconds (SOUK_HEAD_TIMEOUT)
  --least-disk MIB         room that the disk of the data folder must have, 32 by default
                           (SOUK_LEAST_DISK)
  --drain-delay SECONDS    how long the server says that it is not ready, after SIGTERM, before it
                           closes its port, 5 by default (SOUK_DRAIN_DELAY)
  --ipfs-gateway URL       where ipfs:// is read (SOUK_IPFS_GATEWAY)
  --allow-private-hosts    read metadata from private addresses too (SOUK_ALLOW_PRIVATE_HOSTS=1)
  --web-root FOLDER        the built app (SOUK_WEB_ROOT)
  --explorer-url URL       where transactions can be looked at, for the app (SOUK_EXPLORER_URL)
  --wallet NAME            a way to wallets that the app offers besides those of the browser: coinbase,
                           safe, or walletconnect=PROJECT_ID; repeat (SOUK_WALLETS)
  --host HOST --port PORT  127.0.0.1 and 4300 by default (HOST, PORT)
  --log-level LEVEL        info by default; silent for none (SOUK_LOG_LEVEL)
  --quiet                  do not say on a terminal what is being done while the market opens; what is
                           no terminal is told nothing but log lines anyway (SOUK_QUIET=1)
  --help, --version`

/**
 * Reads the command line; what it leaves out comes from the environment.
 *
 * @throws {CommandError} with one sentence on what is wrong.
 */
export function parseCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command {
  const [verb, ...rest] = args
  if (verb === 'keys' || verb === 'collections') return parseAdmin(verb, rest, env)
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
      database: { url: databaseUrl, folder: dataDir },
      to: values.file,
      all: values.all ?? false,
    }
  const rpcUrl = text('rpc-url', 'SOUK_RPC_URL')
  if (!rpcUrl || !URL.canParse(rpcUrl))
    throw new CommandError({ problem: 'Say where the node is: --rpc-url URL.' })
  const startBlock = number('start-block', 'SOUK_START_BLOCK')
  const options: ServerOptions = {
    rpcUrl,
    chainId: number('chain-id', 'SOUK_CHAIN_ID'),
    chain: text('chain', 'SOUK_CHAIN'),
    name: text('name', 'SOUK_NAME'),
    dataDir,
    databaseUrl,
    collections: readList(values.collection, env.SOUK_COLLECTIONS).map(readCollection),
    currencies: readCurrencies(readList(values.currency, env.SOUK_CURRENCIES)),
    fees: readList(values.fee, env.SOUK_FEES).map(readFee),
    enforceFees: values['enforce-fees'] ?? isOn(env.SOUK_ENFORCE_FEES),
    mints: values.mint?.map(readMint),
    conduitKey: readKey(text('conduit-key', 'SOUK_CONDUIT_KEY'), '--conduit-key'),
    ...auctionOptions(values['auction-zone'], env),
    webRoot: text('web-root', 'SOUK_WEB_ROOT'),
    explorerUrl: readUrl(text('explorer-url', 'SOUK_EXPLORER_URL'), '--explorer-url'),
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

/** What orders are taken. */
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

/** When the server calls itself ready, and how it ends. */
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

/** Who may ask what, and how often. */
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
    adminKey: env.SOUK_ADMIN_KEY || undefined,
    metricsToken: env.SOUK_METRICS_TOKEN || undefined,
    mostListeners: number('listeners', 'SOUK_LISTENERS'),
    mostListenersPerClient: number('listeners-per-address', 'SOUK_LISTENERS_PER_ADDRESS'),
  }
}

function readRateLimit(text: string): readonly [keyof RateLimits, number] {
  const [kind = '', perMinute = ''] = text.split('=')
  if (kind !== 'read' && kind !== 'write' && kind !== 'node')
    throw new CommandError({ problem: `--rate-limit: ${kind} is none of read, write and node.` })
  return [kind, readNumber(perMinute, '--rate-limit')]
}

function readShare(text: string): readonly [keyof Share.Limits, number] {
  const [kind = '', orders = ''] = text.split('=')
  if (kind !== 'book' && kind !== 'maker' && kind !== 'token' && kind !== 'address')
    throw new CommandError({ problem: `--share: ${kind} is none of book, maker, token and address.` })
  return [kind, readNumber(orders, '--share')]
}

function readUrl(text: string | undefined, flag: string): string | undefined {
  if (text !== undefined && !/^https?:\/\//.test(text))
    throw new CommandError({ problem: `${flag}: ${text} is no address such as https://explorer.example.` })
  return text
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
    problem: `--wallet: ${text} is none of coinbase, safe and walletconnect=PROJECT_ID.`,
  })
}

/** Browsers send exactly what `URL` calls the origin; anything more would never match. */
function readOrigin(text: string): string {
  if (text === '*') return text
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new CommandError({ problem: `--cors-origin: ${text} is no origin such as https://shop.example.` })
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
    // Node ends some of its sentences and others not.
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

function readCurrencies(texts: readonly string[]): ServerOptions['currencies'] {
  const native = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }
  const others = texts.map((text) => {
    const [address = '', symbol = '', decimals = '', name] = text.split(':')
    if (!symbol) throw new CommandError({ problem: `--currency ${text} lacks a symbol.` })
    return {
      address: readAddress(address, '--currency'),
      symbol,
      name: name ?? symbol,
      decimals: readNumber(decimals, '--currency'),
    }
  })
  return [native, ...others]
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

/** What is wrong with it is said without it: it may be a secret. */
function readKey(text: string | undefined, flag: string): Hex | undefined {
  if (text === undefined) return undefined
  if (!isHex(text) || text.length !== 66)
    throw new CommandError({ problem: `${flag} must be 32 bytes of hex.` })
  return text
}

function readAddress(text: string, flag: string): Address {
  if (!isAddress(text, { strict: false }))
    throw new CommandError({ problem: `${flag}: ${text} is no address.` })
  return getAddress(text)
}

function readOptional(text: string | undefined, flag: string): number | undefined {
  return text === undefined || text === '' ? undefined : readNumber(text, flag)
}

function readNumber(text: string, flag: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new CommandError({ problem: `${flag}: ${text} is no whole number.` })
  return Number(text)
}

function isOn(text: string | undefined): boolean {
  return text === '1' || text === 'true'
}
