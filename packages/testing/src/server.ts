import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createServer, type Server, type ServerOptions } from '@souk/server'
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
    /** A PostgreSQL on which every test server gets a database of its own; absent where the embedded one is tested. */
    postgresUrl?: string
  }
}

/** Where tests run on PostgreSQL, a server that says nothing of its storage gets a database there. */
async function ownDatabase({ dataDir, databaseUrl }: Partial<ServerOptions>): Promise<string | undefined> {
  const url = inject('postgresUrl')
  return url && dataDir === undefined && databaseUrl === undefined ? createDatabase(url) : undefined
}

/** An empty database of the version that the server embeds; made by the first test that needs it. */
function databaseTemplate(): string {
  const text = readFileSync(new URL('../../../apps/server/package.json', import.meta.url), 'utf8')
  const version = /"@electric-sql\/pglite": "([^"]+)"/.exec(text)?.[1] ?? 'unknown'
  return fileURLToPath(new URL(`../../../.cache/testing/pglite-${version}.tar.gz`, import.meta.url))
}

/**
 * Starts a market server in this process for the demo's collections, on a free port, following the chain closely. It reads
 * metadata from `described` on: most tests need none, and reading it takes longer than they do.
 *
 * @param options.rpcUrl - The chain's node, e.g. of `testChain()`.
 * @param options.dataDir - @default nothing is kept
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
  const server = await createServer({
    metadataAfter,
    dataDir: 'memory://',
    databaseUrl: await ownDatabase(options),
    databaseTemplate: databaseTemplate(),
    collections: demo.collections.map(({ address, slug }) => ({ address, slug })),
    currencies: demoCurrencies,
    fees: [{ recipient: demo.marketFee.address, basisPoints: 250 }],
    conduitKey: demo.conduitKey,
    port: 0,
    pollIntervalMs: 25,
    rateLimits: false,
    // Machines that run tests are slow now and then.
    mostReadWaitMs: 0,
    // Most chains of tests make blocks only when something happens.
    headTimeoutMs: Number.POSITIVE_INFINITY,
    ...options,
  })
  return {
    ...server,
    indexed: async (block) => {
      await poll(() => hasIndexed(server, block), { intervalMs: 10, deadlineMs: 15_000 })
    },
    described: async () => {
      describe()
      await poll(() => isDescribed(server), { intervalMs: 20, deadlineMs: 100_000 })
    },
  }
}

/** A number alone may be that of a block of an earlier test, taken back since: what was indexed must still be there. */
async function hasIndexed({ market }: Server, block: bigint): Promise<true | undefined> {
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
  /** Waits until the server has followed the chain, as it is now, to a block. */
  indexed: (block: bigint) => Promise<void>
  /** Reads metadata from now on, and waits until that of all that is known has been read: until then names, traits and ranks change by themselves. */
  described: () => Promise<void>
}
