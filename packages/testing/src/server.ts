import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import {
  createMarkets,
  createServer,
  type Markets,
  type MarketsOptions,
  type Server,
  type ServerOptions,
} from '@souk/server'
import { BlockNotFoundError, zeroAddress } from 'viem'
import { inject } from 'vitest'
import { createDatabase } from './postgres.js'

/** The demo's currencies: native, wrapped, and one with six decimals. */
export const demoCurrencies = [
  { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 },
  { address: demo.contracts.wrappedNative, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
  { address: demo.contracts.dusd, symbol: 'dUSD', name: 'Demo USD', decimals: 6 },
] as const

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which every test server gets its own database. Absent when the embedded one is tested. */
    postgresUrl?: string
  }
}

/** Creates a database if tests run on PostgreSQL and the server has no storage option. */
async function ownDatabase({
  dataDir,
  databaseUrl,
}: Pick<Partial<ServerOptions>, 'dataDir' | 'databaseUrl'>): Promise<string | undefined> {
  const url = inject('postgresUrl')
  return url && dataDir === undefined && databaseUrl === undefined ? createDatabase(url) : undefined
}

/** Names the file of an embedded database with the present schema. The first test that needs it creates it. */
function databaseTemplate(): string {
  const server = new URL('../../../apps/server/', import.meta.url)
  const migrations = new URL('src/db/migrations/', server)
  const sources = [
    new URL('package.json', server),
    ...readdirSync(migrations).map((name) => new URL(name, migrations)),
  ]
  const hash = createHash('sha256')
  for (const source of sources) hash.update(readFileSync(source))
  return fileURLToPath(
    new URL(`../../../.cache/testing/${hash.digest('hex').slice(0, 16)}.tar`, import.meta.url),
  )
}

/**
 * The options of `openDatabase` with which an embedded database in memory opens fast. Where only tests of servers run, the
 * test files of a process also share its databases, one after another. Elsewhere, the timers of a database that stays
 * open would run in the fake time of other tests.
 *
 * @example
 * const database = await openDatabase({ folder: 'memory://', ...preparedDatabase })
 */
export const preparedDatabase: {
  template: string
  spares: ServerOptions['databaseSpares']
} = { template: databaseTemplate(), spares: process.env.SOUK_SHARED_DATABASES ? [] : undefined }

/**
 * Starts a market server in this process for the demo's collections, on a free port, with short polling intervals. It
 * reads metadata only after a call of `described`, because most tests need none and reading takes longer than they do.
 *
 * @param options.rpcUrl - The chain's node, for example of `testChain()`.
 * @param options.dataDir - The folder of its data. @default none, so nothing is kept
 *
 * @example
 * const server = await testServer({ rpcUrl: chain.rpcUrl })
 * await server.indexed(await chain.publicClient.getBlockNumber())
 */
export async function testServer(
  options: Partial<ServerOptions> & Pick<ServerOptions, 'rpcUrl'>,
): Promise<TestServer> {
  let describe = () => {}
  const metadataAfter = new Promise<void>((resolve) => {
    describe = resolve
  })
  const server = await createServer({ ...(await usualOptions(options)), metadataAfter, ...options })
  return {
    ...server,
    indexed: (block, wait) => waitUntilIndexed(server.market, block, wait),
    described: async () => {
      describe()
      await poll(() => isDescribed(server), { intervalMs: 100, deadlineMs: 100_000 })
    },
  }
}

/** The options of a server for tests that do not say otherwise. */
async function usualOptions(given: Pick<Partial<ServerOptions>, 'dataDir' | 'databaseUrl'>) {
  return {
    dataDir: 'memory://',
    databaseUrl: await ownDatabase(given),
    databaseTemplate: preparedDatabase.template,
    databaseSpares: preparedDatabase.spares,
    collections: demo.collections.map(({ address, slug }) => ({ address, slug })),
    currencies: demoCurrencies,
    fees: [{ recipient: demo.marketFee.address, basisPoints: 250 }],
    conduitKey: demo.conduitKey,
    port: 0,
    pollIntervalMs: 25,
    rateLimits: false,
    // Machines that run tests are sometimes slow.
    mostReadWaitMs: 0,
    // Most test chains create blocks only when something happens.
    headTimeoutMs: Number.POSITIVE_INFINITY,
  } as const
}

/**
 * Starts the markets of several chains in this process, as {@link testServer} starts one. They read no metadata.
 *
 * @example
 * const markets = await testMarkets({ chains: [{ chain: 'souk', rpcUrl }, { chain: 'tidal', chainId: 7, rpcUrl: other }] })
 * await markets.indexed('tidal', await publicClient.getBlockNumber())
 */
export async function testMarkets(
  options: Partial<MarketsOptions> & Pick<MarketsOptions, 'chains'>,
): Promise<TestMarkets> {
  const metadataAfter = new Promise<void>(() => {})
  const markets = await createMarkets({ ...(await usualOptions(options)), metadataAfter, ...options })
  return {
    ...markets,
    indexed: async (chain, block) => {
      const market = await poll(() => markets.marketOf(chain), { intervalMs: 10, deadlineMs: 50_000 })
      await waitUntilIndexed(market, block)
    },
  }
}

export type TestMarkets = Markets & {
  /** Waits until a chain is open and has been followed to a block. */
  indexed: (chain: string, block: bigint) => Promise<void>
}

async function waitUntilIndexed(
  market: Server['market'],
  block: bigint,
  { deadlineMs = 50_000 }: { deadlineMs?: number } = {},
): Promise<void> {
  await poll(() => hasIndexed(market, block), { intervalMs: 10, deadlineMs })
}

/** Checks the hash of the block too, because its number may be that of a reverted block of an earlier test. */
async function hasIndexed(market: Server['market'], block: bigint): Promise<true | undefined> {
  const { indexed } = market.progress
  if (indexed === undefined || indexed.number < block) return undefined
  const found = await market.node.getBlock({ blockNumber: indexed.number }).catch((error: unknown) => {
    if (error instanceof BlockNotFoundError) return undefined
    throw error
  })
  return found?.hash === indexed.hash ? true : undefined
}

async function isDescribed({ market }: Server): Promise<true | undefined> {
  const pending = (table: 'tokens' | 'collections') =>
    market.db.selectFrom(table).select('contract').where('metadata_state', '=', 'pending').limit(1).execute()
  const unranked = market.db
    .selectFrom('collections')
    .select('contract')
    .whereRef('traits_version', '<>', 'ranked_version')
    .execute()
  const left = await Promise.all([pending('tokens'), pending('collections'), unranked])
  return left.flat().length === 0 || undefined
}

export type TestServer = Server & {
  /**
   * Waits until the server has followed the current chain to a block.
   *
   * @param options.deadlineMs - @default 15,000
   */
  indexed: (block: bigint, options?: { deadlineMs?: number }) => Promise<void>
  /**
   * Starts reading metadata, and waits until all known metadata has been read. Until then, names, traits and ranks
   * change by themselves.
   */
  described: () => Promise<void>
}
