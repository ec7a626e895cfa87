import { rm } from 'node:fs/promises'
import { createServer as createSocket } from 'node:net'
import { join } from 'node:path'
import { BaseError, poll } from '@souk/base'
import { type Devchain, demo, startDevchain } from '@souk/devchain'
import type { DemoAccount } from '@souk/market'
import { createLogger, createServer, lockFolder, type ServerOptions } from '@souk/server'
import type { StartOptions } from '../bin/flags.mjs'
import { inspectChain } from './inspectChain.js'
import { seedListings } from './seedListings.js'
import { buildWeb } from './webBuild.js'

/** A running market. */
export type Stack = {
  /** The URL of the app. */
  url: string
  rpcUrl: string
  chainId: number
  /** Wallets that anyone may use; empty except on the local chain. */
  accounts: readonly DemoAccount[]
  /** Resolves with an error when a part ends by itself. */
  ended: Promise<Error>
  /** Stops all parts in order and saves the chain. */
  stop: () => Promise<void>
}

/**
 * Starts chain, server and app.
 *
 * @throws {PortInUseError} when a port is taken.
 * @throws {FolderInUseError} when another market runs on the data folder.
 * @throws {NoExchangeError} when the given node's chain lacks Seaport 1.5.
 *
 * @example
 * const stack = await startStack({ ...options, port: 0, chainPort: 0 })
 * await stack.stop()
 */
export async function startStack(options: startStack.Options): Promise<Stack> {
  const { onProgress = () => {}, signal, dataDir } = options
  await ensurePortsFree(options)
  const cleanUp: (() => Promise<unknown>)[] = []
  let stopping = false
  const stop = async () => {
    stopping = true
    for (const step of cleanUp.splice(0).reverse()) await step()
  }
  try {
    cleanUp.push(await lockFolder(dataDir))
    if (options.fresh) await forget(dataDir, onProgress)
    const { hasApp = true } = options
    const app = hasApp ? { webRoot: await buildWeb({ onProgress }) } : {}
    signal?.throwIfAborted()
    const chain = options.chainRpc ? undefined : await startChain(options)
    if (chain) cleanUp.push(() => chain.stop())
    const rpcUrl = chain?.rpcUrl ?? options.chainRpc ?? ''
    const facts = await inspectChain({ rpcUrl, collections: options.collections })
    signal?.throwIfAborted()
    const server = await createServer({ ...serverOptions(options, facts), rpcUrl, ...app, onProgress })
    cleanUp.push(() => server.close())
    const { url } = await server.listen()
    if (chain) {
      onProgress('Reading what has happened on the chain')
      // The local chain is short, so the front page should show all of it at once.
      await poll(() => server.market.progress.caughtUp || undefined, {
        intervalMs: 25,
        deadlineMs: 120_000,
        signal,
      })
      await seedListings({ url, rpcUrl, onProgress })
    }
    return {
      url,
      rpcUrl,
      chainId: facts.chainId,
      accounts: facts.accounts,
      ended: endOf(chain, () => stopping),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export declare namespace startStack {
  type Options = StartOptions & {
    /** Called with a line of text at each stage. */
    onProgress?: ((text: string) => void) | undefined
    /** Builds and serves the app. @default true */
    hasApp?: boolean | undefined
    /** Further settings of the server, such as its IPFS gateway. */
    server?: Partial<ServerOptions> | undefined
    /** Cancels a start in progress. */
    signal?: AbortSignal | undefined
  }
}

function startChain(options: startStack.Options): Promise<Devchain> {
  const { chainPort, dataDir, onProgress, signal } = options
  return startDevchain({
    port: chainPort,
    stateFile: join(dataDir, 'chain.json'),
    ...(onProgress ? { onProgress } : {}),
    ...(signal ? { signal } : {}),
  })
}

function serverOptions(
  options: startStack.Options,
  facts: inspectChain.Result,
): Omit<ServerOptions, 'rpcUrl'> {
  const { host, port, dataDir, logLevel } = options
  return {
    host,
    port,
    dataDir: join(dataDir, 'market'),
    logger: createLogger({ level: logLevel }),
    chainId: facts.chainId,
    collections: facts.collections,
    currencies: facts.currencies,
    priceFeeds: facts.priceFeeds,
    mints: facts.mints,
    ...(facts.accounts.length > 0
      ? {
          demoAccounts: facts.accounts,
          ensRegistry: demo.contracts.ensRegistry,
          fees: [{ recipient: demo.marketFee.address, basisPoints: 100 }],
          conduitKey: demo.conduitKey,
          auctionZones: [demo.contracts.auctionZone],
          settlerKey: demo.auctioneer.privateKey,
        }
      : {}),
    ...options.server,
  }
}

/**
 * Resolves with an error when the node ends by itself, which ends the market too. A node that was asked to stop does
 * not count.
 */
async function endOf(chain: Devchain | undefined, isStopping: () => boolean): Promise<Error> {
  await chain?.exited
  if (chain && !isStopping()) return new ChainEndedError({ pid: chain.pid })
  return new Promise(() => {})
}

async function forget(dataDir: string, onProgress: (text: string) => void): Promise<void> {
  onProgress(`Forgetting the chain and orders in ${dataDir}`)
  await rm(join(dataDir, 'chain.json'), { force: true })
  await rm(join(dataDir, 'market'), { recursive: true, force: true })
}

/** Checks before anything starts, so that a busy port costs no time and leaves nothing behind. */
async function ensurePortsFree(options: startStack.Options): Promise<void> {
  await ensurePortFree({ host: options.host, port: options.port, flag: '--port' })
  if (!options.chainRpc)
    await ensurePortFree({ host: '127.0.0.1', port: options.chainPort, flag: '--chain-port' })
}

function ensurePortFree(options: { host: string; port: number; flag: string }): Promise<void> {
  const { host, port } = options
  return new Promise((resolve, reject) => {
    const socket = createSocket()
    socket.once('error', (cause: NodeJS.ErrnoException) => reject(new PortError({ ...options }, cause)))
    socket.listen(port, host, () => socket.close(() => resolve()))
  })
}

/** Thrown when the server cannot listen on a port. */
export class PortError extends BaseError<{ host: string; port: number; flag: string }> {
  override readonly name = 'Start.PortError'
  constructor(facts: { host: string; port: number; flag: string }, cause: NodeJS.ErrnoException) {
    const why = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${cause.code ?? cause.message})`
    super(`Port ${facts.port} on ${facts.host} ${why}; free it, or choose another with ${facts.flag}.`, {
      facts,
      cause,
      retry: 'user',
    })
  }
}

/** Thrown when the local chain ends without a request to stop. */
export class ChainEndedError extends BaseError<{ pid: number }> {
  override readonly name = 'Start.ChainEndedError'
  constructor(facts: { pid: number }) {
    super(
      'The local chain ended by itself, so the market was stopped. Start it again: chain and orders are kept.',
      {
        facts,
        retry: 'later',
      },
    )
  }
}
