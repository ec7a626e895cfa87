import { hostname } from 'node:os'
import { join } from 'node:path'
import { Order, seaportAddress } from '@souk/seaport'
import type { Hono } from 'hono'
import { type Address, zeroAddress } from 'viem'
import { loadProgress } from '../chain/progressStore.js'
import { readBlocksKnown } from '../chain/writeStep.js'
import { learnCollections } from '../collections/learn.js'
import { registerCollections } from '../collections/register.js'
import { type Database, openDatabase } from '../db/open.js'
import { pause } from '../db/session.js'
import { createFeed } from '../events/feed.js'
import { readGround } from '../ground/readGround.js'
import type { Env } from '../http/core/Env.js'
import { createHttp } from '../http/createHttp.js'
import { createSite, type MarketSite } from '../http/createSite.js'
import type { Shared } from '../http/endpoint/Surface.js'
import { openJournal } from '../journal/journal.js'
import type { Config, ServerOptions } from '../market/config.js'
import * as HeadWatch from '../market/HeadWatch.js'
import * as Intake from '../market/Intake.js'
import { createLogger } from '../market/log.js'
import type { Market } from '../market/Market.js'
import * as Prices from '../market/Prices.js'
import { sayIndexing } from '../market/sayProgress.js'
import * as Vitals from '../market/Vitals.js'
import * as Accounts from '../node/Accounts.js'
import * as Link from '../node/Link.js'
import { createNode, createSlowNode, type Node, readBlockGas } from '../node/node.js'
import * as FillGas from '../orders/FillGas.js'
import { syncPriceRanks } from '../orders/priceRank.js'
import { replayJournal } from '../orders/replayJournal.js'
import { watchVitals } from '../vitals/watchVitals.js'
import { noteUnsettled, tellStart } from './tellStart.js'
import { toConfig } from './toConfig.js'
import { WorkEndedError } from './WorkEndedError.js'
import { work } from './work.js'

/** A market server. It follows the chain as soon as it is created, and answers HTTP once it listens. */
export type Server = {
  /** For use without a socket: `app.fetch`. */
  app: Hono<Env>
  market: Market
  /** @throws {PortInUseError} when the port is taken. */
  listen: () => Promise<{ host: string; port: number; url: string }>
  /** Reports "not ready" for the configured time and keeps answering meanwhile. Call it before `close`. */
  drain: () => Promise<void>
  /** Stops everything that the server started, in order. Further calls return the same promise. */
  close: () => Promise<void>
}

const maintenanceMs = 5 * 60_000

/**
 * Creates a market server: opens the database, restores orders that only the journal has, and begins to follow the
 * chain.
 *
 * @throws {FolderInUseError} when another process uses the data folder.
 * @throws {WrongChainError} when the node is on another chain than the options say.
 * @throws As `Money.from`, when the options contradict the chain.
 * @throws {NodeError} when the node does not answer at the start. The server waits out later failures.
 *
 * @example
 * const server = await createServer({ rpcUrl, dataDir: './data', collections: [address] })
 * const { url } = await server.listen()
 */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { site, market, drain, stop } = await openSite(options)
  const http = createHttp(site, market)
  let closing: Promise<void> | undefined
  return {
    app: site.app,
    market,
    listen: http.listen,
    drain,
    close: () => {
      market.vitals.isClosing = true
      // Requests that are still being answered need the open market.
      closing ??= http.close().then(stop)
      return closing
    },
  }
}

/** A market that follows its chain, and the site that answers for it. */
export type OpenSite = Pick<Server, 'market' | 'drain'> & {
  site: MarketSite
  /** Stops everything but the site, which answers no more requests. */
  stop: () => Promise<void>
}

/**
 * Opens a market without a socket.
 *
 * @param shared - What it shares with other markets at one address. @default nothing
 * @throws As {@link createServer}.
 */
export async function openSite(options: ServerOptions, shared?: Shared): Promise<OpenSite> {
  const { logger: log = createLogger({ level: 'warn' }), onProgress = () => {} } = options
  const node = createNode(options.rpcUrl)
  onProgress('Asking the node which chain it serves')
  const config = toConfig(options, await readGround(node, options))
  onProgress(`Opening the database: ${databaseOf(config)}`)
  const database = await openDatabase({
    url: config.databaseUrl,
    schema: config.databaseSchema,
    schemas: options.databaseSchemas,
    folder: config.dataDir,
    template: options.databaseTemplate,
    spares: options.databaseSpares,
  })
  try {
    const onStuck = options.onStuck ?? ((error) => log.error({ err: error }, 'the server cannot continue'))
    return await start({ config, log, node, database, onProgress, onStuck, shared })
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Opens a market's database and journal without following the chain or answering requests, for work on its data.
 *
 * @throws As {@link createServer}.
 */
export async function openMarket(
  options: ServerOptions,
): Promise<{ market: Market; close: () => Promise<void> }> {
  const log = options.logger ?? createLogger({ level: 'warn' })
  const node = createNode(options.rpcUrl)
  const config = toConfig(options, await readGround(node, options))
  const database = await openDatabase({
    url: config.databaseUrl,
    schema: config.databaseSchema,
    folder: config.dataDir,
  })
  try {
    const market = await toMarket({ config, log, node, database })
    const close = async () => {
      await market.feed.close()
      await market.journal.close()
      await database.close()
    }
    return { market, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

type Parts = {
  config: Config
  log: Market['log']
  node: Node
  database: Database
}

type Start = Parts & {
  onProgress: NonNullable<ServerOptions['onProgress']>
  onStuck: NonNullable<ServerOptions['onStuck']>
  shared: Shared | undefined
}

async function start(parts: Start): Promise<OpenSite> {
  const { config, log, database, onProgress } = parts
  onProgress(`Looking at what is traded: ${countOf(config.collections)} in the configuration`)
  const market = await toMarket(parts)
  const journal = journalPath(config)
  if (journal) {
    onProgress('Comparing the journal of orders with the database')
    await replayJournal(market, journal)
  }
  await tellStart(market)
  const stopping = new AbortController()
  const { signal } = stopping
  const working = Promise.all([
    work(market, { database, signal }),
    watchVitals(market, { database, signal, onStuck: parts.onStuck }),
  ]).catch((cause: unknown) => {
    throw new WorkEndedError({ cause })
  })
  sayIndexing(market, { say: (text) => log.info({ chainId: config.chainId }, text), signal, leastMs: 30_000 })
  const timer = setInterval(() => {
    database.maintain().catch((error: unknown) => log.error({ err: error }, 'maintenance failed'))
    noteUnsettled(market).catch((error: unknown) =>
      log.error({ err: error }, 'auctions could not be counted'),
    )
  }, maintenanceMs)
  timer.unref()
  const unsubscribe = market.feed.subscribe(({ about }) => {
    if (about.contract === null || market.collections.has(about.contract)) return
    // Another instance has added a collection.
    learnCollections(market).catch((error: unknown) =>
      log.error({ err: error }, 'collections could not be read'),
    )
  })
  return {
    site: createSite(market, parts.shared),
    market,
    drain: async () => {
      market.vitals.isClosing = true
      await pause(config.drainMs, signal)
    },
    stop: async () => {
      clearInterval(timer)
      unsubscribe()
      stopping.abort()
      await working
      await market.feed.close()
      await market.journal.close()
      await database.close()
    },
  }
}

async function toMarket(parts: Parts): Promise<Market> {
  const { config, log, node, database } = parts
  const { chainId } = config
  const { db } = database
  const vitals = Vitals.create(performance.now())
  vitals.head = HeadWatch.learn(vitals.head, await readBlocksKnown(db))
  const collections = await registerCollections({ config, node, db, log })
  const blockGas = await readBlockGas(node)
  await syncPriceRanks(db, config)
  const currencies = new Set(config.currencies.map((currency) => currency.address.toLowerCase()))
  const path = journalPath(config)
  return {
    config,
    chainId,
    blockGas,
    db,
    visitors: database.visitors,
    node,
    log,
    connections: database.connections,
    vitals,
    journal: path
      ? await openJournal(path, { onFlush: noteFlush(vitals, log) })
      : { append: async () => undefined, close: async () => undefined },
    feed: await createFeed(db, { onError: (error) => log.error({ err: error }, 'events could not be read') }),
    collections,
    rules: {
      exchange: seaportAddress,
      collections,
      currencies,
      requiredFees: config.enforceFees ? config.fees : [],
      enforcesCollectionFees: config.enforceFees,
      zones: toSet([...config.zones, ...config.auctionZones, config.offerZone]),
      auctionZones: toSet(config.auctionZones),
      mostPayments: FillGas.mostPayments(blockGas),
      maxOrderSeconds: config.maxOrderSeconds,
    },
    watched: { exchange: seaportAddress, collections, currencies: withoutNative(currencies) },
    hasher: Order.createHasher(),
    digest: Order.createDigest({ chainId, address: seaportAddress }),
    accounts: Accounts.create(createSlowNode(node.link ?? Link.create(config.rpcUrl))),
    intake: Intake.create(),
    shares: new Map(),
    trees: new Map(),
    mints: new Map(),
    prices: Prices.create(),
    conduits: new Map(),
    instance: `${hostname()}:${process.pid}:${crypto.randomUUID().slice(0, 8)}`,
    progress: { ...(await loadProgress(db)), role: 'follower', caughtUp: false, missingLogs: 0 },
  }
}

function noteFlush(vitals: Vitals.Vitals, log: Market['log']) {
  return (error: Error | undefined) => {
    if (error) vitals.journalErrors++
    if (error && !vitals.journalError) log.error({ err: error }, 'not ready: the journal does not work')
    vitals.journalError = error
  }
}

function databaseOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl) return 'PostgreSQL'
  return dataDir.startsWith('memory://') ? 'in memory' : dataDir
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? '1 collection' : `${length} collections`
}

function toSet(zones: readonly Address[]): ReadonlySet<string> {
  return new Set(zones.filter((zone) => zone !== zeroAddress).map((zone) => zone.toLowerCase()))
}

/** The native currency has no contract and writes no logs. */
function withoutNative(currencies: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...currencies].filter((currency) => !/^0x0+$/.test(currency)))
}

function journalPath(config: Config): string | undefined {
  return config.dataDir.startsWith('memory://') ? undefined : join(config.dataDir, 'orders.jsonl')
}
