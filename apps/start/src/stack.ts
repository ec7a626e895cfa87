import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import type { DemoAccount } from '@souk/market'
import { Network } from '@souk/networks'
import { lockFolder, type Server, type ServerOptions } from '@souk/server'
import { zeroAddress } from 'viem'
import type { StartOptions } from '../bin/flags.mjs'
import { inspectChain } from './inspectChain.js'
import {
  chainPorts,
  endOfChains,
  folderOf,
  forgetChains,
  type LocalChain,
  startLocalChains,
  stopLocalChains,
} from './localChains.js'
import { type Ground, openMarket } from './openMarket.js'
import { ensurePortsFree } from './ports.js'
import { seedListings } from './seedListings.js'
import { buildWeb } from './webBuild.js'

/** One chain of a running market. */
export type StackChain = {
  /** Its name in paths. */
  name: string
  title: string
  chainId: number
  rpcUrl: string
  /** The URL of the app for this chain. */
  url: string
  /** The symbol of its native currency. */
  symbol: string
  /** The process id of its node, if this start runs it. */
  pid?: number
}

/** A running market. */
export type Stack = {
  /** The URL of the app. */
  url: string
  /** The node of the default chain. */
  rpcUrl: string
  /** The id of the default chain. */
  chainId: number
  /** All chains, the default one first. */
  chains: readonly StackChain[]
  /** The app's address has the documentation at `/docs`. */
  hasDocs: boolean
  /** Wallets that anyone may use; empty except on the local chains. */
  accounts: readonly DemoAccount[]
  /** Resolves with an error when a part that the market cannot do without ends by itself. */
  ended: Promise<Error>
  /** Stops all parts in order and saves the chains. */
  stop: () => Promise<void>
}

/**
 * Starts the chains, the server and the app.
 *
 * @throws {PortError} when a port is taken.
 * @throws {FolderInUseError} when another market runs on the data folder.
 * @throws {NoExchangeError} when the given node's chain lacks Seaport 1.5.
 *
 * @example
 * const stack = await startStack({ ...options, port: 0, chainPort: 0, chains: 2 })
 * await stack.stop()
 */
export async function startStack(options: startStack.Options): Promise<Stack> {
  const locals = { chains: options.chains, chainPort: options.chainPort }
  const app = { host: options.host, port: options.port, flag: '--port' }
  await ensurePortsFree([app, ...(options.chainRpc ? [] : chainPorts(locals))])
  const parts = createParts()
  try {
    return await start(options, parts)
  } catch (error) {
    await parts.stop()
    throw error
  }
}

export declare namespace startStack {
  type Options = Omit<StartOptions, 'chains'> & {
    /** How many local chains to start. @default 1 */
    chains?: number | undefined
    /** Called with a line of text at each stage, and when a local chain ends by itself. */
    onProgress?: ((text: string) => void) | undefined
    /** Serves the app. @default true */
    hasApp?: boolean | undefined
    /** The folder of a built app. @default built from its sources */
    webRoot?: string | undefined
    /** Further settings of the server, such as its IPFS gateway. */
    server?: Partial<ServerOptions> | undefined
    /** Cancels a start in progress. */
    signal?: AbortSignal | undefined
  }
}

async function start(options: startStack.Options, parts: Parts): Promise<Stack> {
  const { onProgress = () => {}, signal, dataDir, hasApp = true } = options
  parts.add(await lockFolder(dataDir))
  if (options.fresh) {
    onProgress(`Forgetting the chain and orders in ${dataDir}`)
    await forgetChains(dataDir)
  }
  const webRoot = hasApp ? (options.webRoot ?? (await buildWeb({ onProgress }))) : undefined
  signal?.throwIfAborted()
  const locals = options.chainRpc ? [] : await startLocalChains(options)
  parts.add(() => stopLocalChains(locals))
  const grounds = await readGrounds(options, locals)
  signal?.throwIfAborted()
  const served = await openMarket(grounds, { ...options, webRoot })
  parts.add(served.close)
  const { url } = await served.listen()
  const markets = await served.opened()
  const chains = markets.map((market, index) => ({
    ...describeChain(market, { url, index }),
    ...(locals[index] ? { pid: locals[index].devchain.pid } : {}),
  }))
  if (locals.length > 0) await furnish(chains, { onProgress, signal })
  const [first] = chains
  return {
    ...{
      url,
      rpcUrl: first?.rpcUrl ?? '',
      chainId: first?.chainId ?? 0,
      chains: chains.map(({ market: _, ...chain }) => chain),
    },
    hasDocs: webRoot !== undefined && existsSync(join(webRoot, 'docs/index.html')),
    accounts: grounds.some(({ facts }) => facts.known) ? demo.accounts : [],
    ended: endOfChains(locals, { isStopping: parts.isStopping, onProgress }),
    stop: parts.stop,
  }
}

/** The running parts, which are stopped in the opposite order. */
type Parts = {
  add: (stop: () => Promise<unknown>) => void
  isStopping: () => boolean
  stop: () => Promise<void>
}

function createParts(): Parts {
  const steps: (() => Promise<unknown>)[] = []
  let isStopping = false
  return {
    add: (stop) => void steps.push(stop),
    isStopping: () => isStopping,
    stop: async () => {
      isStopping = true
      for (const step of steps.splice(0).reverse()) await step()
    },
  }
}

function readGrounds(options: startStack.Options, locals: readonly LocalChain[]): Promise<readonly Ground[]> {
  const { chainRpc, collections, dataDir } = options
  const nodes = chainRpc
    ? [{ rpcUrl: chainRpc, folder: dataDir }]
    : locals.map(({ known, devchain }) => ({ rpcUrl: devchain.rpcUrl, folder: folderOf(known, dataDir) }))
  return Promise.all(
    nodes.map(async ({ rpcUrl, folder }) => ({
      rpcUrl,
      dataDir: join(folder, 'market'),
      facts: await inspectChain({ rpcUrl, collections }),
    })),
  )
}

type OpenChain = StackChain & { market: Server['market'] }

function describeChain(market: Server['market'], { url, index }: { url: string; index: number }): OpenChain {
  const { chain: name, rpcUrl, currencies } = market.config
  return {
    ...{ market, name, rpcUrl, chainId: market.chainId },
    title: Network.find(market.chainId)?.title ?? name,
    symbol: currencies.find(({ address }) => address === zeroAddress)?.symbol ?? '',
    url: index === 0 ? url : `${url}/chains/${name}`,
  }
}

/** Waits for the markets of local chains, which are short, so that the front page shows all of it at once. */
async function furnish(
  chains: readonly OpenChain[],
  { onProgress, signal }: { onProgress: (text: string) => void; signal: AbortSignal | undefined },
): Promise<void> {
  onProgress('Reading what has happened on the chain')
  const isCaughtUp = ({ market }: OpenChain) => market.progress.caughtUp
  await poll(() => chains.every(isCaughtUp) || undefined, { intervalMs: 25, deadlineMs: 120_000, signal })
  const markets = chains.flatMap(({ chainId, rpcUrl, url }) => {
    const known = Object.values(demo.chains).find((chain) => chain.chainId === chainId)
    return known ? [{ known, rpcUrl, url }] : []
  })
  await seedListings(markets, { onProgress })
}
