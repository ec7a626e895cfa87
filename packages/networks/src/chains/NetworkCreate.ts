import type { Chain } from 'viem'
import type { Network } from './NetworkEntry.js'
import { UnknownChainError } from './NetworkErrors.js'
import { indexerUrl, nodeUrl, relayerUrl, type UrlPatterns } from './NetworkUrls.js'
import { type KnownNetwork, knownNetworks } from './networksTable.js'

/**
 * Creates the entry of a known network.
 *
 * Without a pattern for nodes, `rpcUrl` is the public node in viem's definition of the chain, which may limit the
 * number of requests. If there is none, and for relayer and indexer, it is a host that does not exist.
 *
 * @param chainId - One of the ids of `networks`.
 * @param options - Fields of the entry. Those that are absent or `undefined` get defaults.
 * @throws {UnknownChainError} if no known network has the id.
 * @throws {NameError} if the given name cannot be part of a URL.
 *
 * @example
 * Network.create(137, { rpcUrl: 'https://my.org/polygon', isDefaultChain: true })
 */
export function create(chainId: number, options: create.Options = {}): Network {
  const known = knownNetworks.find((candidate) => candidate.chainId === chainId)
  if (!known) throw new UnknownChainError({ chainId })
  return toEntry(known, options)
}

export declare namespace create {
  type Options = { [field in keyof Omit<Network, 'chainId'>]?: Network[field] | undefined } & {
    /** The URLs of services by network. */
    patterns?: Partial<UrlPatterns> | undefined
  }
}

/**
 * Creates an entry from any chain that viem or an app defines.
 *
 * @param chain - A viem chain. Its first HTTP URL becomes the `rpcUrl`, unless there is a pattern.
 * @param options - Fields of the entry.
 * @param options.name - The name. @default the chain's name in lower case, with hyphens
 * @throws {NameError} if the name cannot be part of a URL.
 *
 * @example
 * Network.fromViemChain(mantle).name // → 'mantle'
 */
export function fromViemChain(chain: Chain, options: create.Options = {}): Network {
  const { http, webSocket } = chain.rpcUrls.default
  const explorer = chain.blockExplorers?.default
  const { multicall3, ensRegistry } = chain.contracts ?? {}
  return toEntry(
    {
      chainId: chain.id,
      name: chain.name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
      title: chain.name,
      testnet: chain.testnet ?? false,
      nativeCurrency: chain.nativeCurrency,
      blockExplorer: explorer && { name: explorer.name, rootUrl: explorer.url, apiUrl: explorer.apiUrl },
      multicall3,
      ensAddress: ensRegistry?.address,
      webSocketUrl: webSocket?.[0],
      blockTimeMs: chain.blockTime,
      ...(http[0] === undefined ? {} : { publicRpcUrl: http[0] }),
    },
    options,
  )
}

/**
 * Copies an entry with URLs from the given patterns. URLs without a pattern stay unchanged.
 *
 * @param network - Any entry.
 * @param patterns - `{name}` stands for the name of the network.
 * @throws {NameError} if the network's name cannot be part of a URL.
 *
 * @example
 * networks.map((network) => Network.withUrls(network, { node: 'https://my.org/rpc/{name}' }))
 */
export function withUrls(network: Network, patterns: Partial<UrlPatterns>): Network {
  const { name } = network
  return freeze({
    ...network,
    // The WebSocket of another node would return another state.
    ...(patterns.node && { rpcUrl: nodeUrl(name, patterns.node), webSocketUrl: undefined }),
    ...(patterns.relayer && { relayer: { url: relayerUrl(name, patterns.relayer) } }),
    ...(patterns.indexer && { indexerUrl: indexerUrl(name, patterns.indexer) }),
  })
}

function toEntry(known: KnownNetwork, { patterns = {}, ...options }: create.Options): Network {
  const { publicRpcUrl, webSocketUrl, ...facts } = known
  const own: Partial<Network> = withoutUndefined(options as Partial<Network>)
  const name = (own.name ?? facts.name).toLowerCase()
  const isPublicNode = publicRpcUrl !== undefined && !patterns.node && !own.rpcUrl && !own.provider
  return freeze({
    ...withoutUndefined(facts),
    ...(isPublicNode ? { rpcUrl: publicRpcUrl, ...withoutUndefined({ webSocketUrl }) } : {}),
    ...(isPublicNode || own.provider ? {} : { rpcUrl: own.rpcUrl ?? nodeUrl(name, patterns.node) }),
    relayer: own.relayer ?? { url: relayerUrl(name, patterns.relayer) },
    indexerUrl: own.indexerUrl ?? indexerUrl(name, patterns.indexer),
    ...own,
    name,
  })
}

function withoutUndefined<value extends object>(value: value): value {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as value
}

/** Freezes copies of all plain data. A provider belongs to someone else. */
function freeze(network: Network): Network {
  const { nativeCurrency, blockExplorer, multicall3, relayer, finality } = network
  return Object.freeze({
    ...network,
    nativeCurrency: Object.freeze({ ...nativeCurrency }),
    ...(blockExplorer && { blockExplorer: Object.freeze(withoutUndefined({ ...blockExplorer })) }),
    ...(multicall3 && { multicall3: Object.freeze({ ...multicall3 }) }),
    ...(relayer && { relayer: Object.freeze({ ...relayer }) }),
    ...(finality && { finality: Object.freeze({ ...finality }) }),
  })
}
