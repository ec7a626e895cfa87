import type { ServerOptions } from '../market/config.js'

/**
 * Options of several markets at one address: the chains, and what holds for all of them. A chain may say everything but
 * the options of the process otherwise.
 */
export type MarketsOptions = Omit<Partial<ServerOptions>, OfOneChain> & {
  /**
   * The folder of the data. Where there are several chains, each has a folder of its name in it, unless it names another.
   */
  dataDir: string
  /** At least one chain, the default one first. */
  chains: readonly ChainOptions[]
}

type OfOneChain = 'rpcUrl' | 'chain' | 'chainId' | 'path' | 'chains'

/** Options that only the process as a whole has. */
type OfProcess =
  | 'host'
  | 'port'
  | 'webRoot'
  | 'wallets'
  | 'rateLimits'
  | 'trustedProxies'
  | 'corsOrigins'
  | 'adminKey'
  | 'metricsToken'
  | 'mostListeners'
  | 'mostListenersPerClient'
  | 'closeTimeoutMs'
  | 'drainMs'
  | 'logger'
  | 'onStuck'

/** A chain that this process follows, or one that another server follows at an address of its own. */
export type ChainOptions = LocalChain | RemoteChain

/** What every chain states, so that it can be listed before its node has answered. */
type Named = {
  /** The name in API paths and in the prefix `/chains/{chain}`. */
  chain: string
  /** @default the known id of the name */
  chainId?: number | undefined
  /** The name for people. @default the known one, or the name in paths */
  title?: string | undefined
}

/** A chain that this process follows. */
export type LocalChain = Named & { rpcUrl: string } & Partial<
    Omit<ServerOptions, OfProcess | 'rpcUrl' | 'chain' | 'chainId' | 'path' | 'chains'>
  >

/** A chain that another server follows. The front passes its requests on. */
export type RemoteChain = Named & {
  /** The address of the other server. */
  url: string
  /** @default the known one of the chain */
  nativeCurrency?: ServerOptions['nativeCurrency']
}

/** Tells whether another server follows a chain. */
export function isRemote(chain: ChainOptions): chain is RemoteChain {
  return 'url' in chain
}
