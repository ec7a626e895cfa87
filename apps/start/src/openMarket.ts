import { demo } from '@souk/devchain'
import { createLogger, createMarkets, createServer, type Server, type ServerOptions } from '@souk/server'
import type { inspectChain } from './inspectChain.js'

/** A chain with its node, and the folder of its orders. */
export type Ground = { rpcUrl: string; dataDir: string; facts: inspectChain.Result }

/** A server with a market for each chain. */
export type Served = {
  listen: () => Promise<{ url: string }>
  /** Waits until every market is open, and returns them in the order of the chains. */
  opened: () => Promise<readonly Server['market'][]>
  close: () => Promise<void>
}

/** What holds for all chains of a server. */
export type OpenOptions = {
  host: string
  port: number
  dataDir: string
  logLevel: string
  webRoot?: string | undefined
  onProgress?: ((text: string) => void) | undefined
  /** Further settings, which count more than those of the chains if there is only one. */
  server?: Partial<ServerOptions> | undefined
}

/** Opens one server for one or more chains. */
export async function openMarket(grounds: readonly Ground[], options: OpenOptions): Promise<Served> {
  const { host, port, dataDir, logLevel, webRoot, onProgress, server: further } = options
  const common = { host, port, webRoot, onProgress, logger: createLogger({ level: logLevel }) }
  const [only, second] = grounds
  if (only && !second) {
    const server = await createServer({ ...common, ...chainOptions(only), ...further })
    return { listen: server.listen, opened: async () => [server.market], close: server.close }
  }
  const chains = grounds.map((ground) => ({ chain: nameOf(ground), ...chainOptions(ground) }))
  const markets = await createMarkets({ ...common, ...further, dataDir, chains })
  return {
    listen: markets.listen,
    opened: async () => {
      await markets.opened()
      return chains.flatMap(({ chain }) => markets.marketOf(chain) ?? [])
    },
    close: markets.close,
  }
}

function nameOf({ facts }: Ground): string {
  return facts.known?.name ?? `chain-${facts.chainId}`
}

/** What the server is told about one chain. */
function chainOptions({ rpcUrl, dataDir, facts }: Ground) {
  const { chainId, collections, currencies, priceFeeds, mints, known } = facts
  const found = { rpcUrl, dataDir, chainId, collections, currencies, priceFeeds, mints }
  if (!known) return found
  return {
    ...found,
    demoAccounts: demo.accounts,
    ensRegistry: known.ensRegistry,
    fees: [{ recipient: demo.marketFee.address, basisPoints: 100 }],
    conduitKey: demo.conduitKey,
    auctionZones: [demo.contracts.auctionZone],
    settlerKey: demo.auctioneer.privateKey,
  }
}
