import type { Chain } from 'viem'
import type { Network } from './NetworkEntry.js'
import { UnknownChainError } from './NetworkErrors.js'
import { indexerUrl, nodeUrl, relayerUrl, type UrlPatterns } from './NetworkUrls.js'
import { type KnownNetwork, knownNetworks } from './networksTable.js'

/**
 * Makes the entry of a known network.
 *
 * Without a pattern for nodes, `rpcUrl` is the public node that viem knows for the chain, which answers anyone but may
 * turn away many requests; where there is none, and for relayer and indexer, it is a host that nobody owns.
 *
 * @param chainId - One of the ids of `networks`.
 * @param options - Whatever the entry should have of its own; what is left out or `undefined` is filled in.
 * @throws {UnknownChainError} when no known network has the id.
 * @throws {NameError} when a name is given that cannot be part of a URL.
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
    /** Where the services of networks are. */
    patterns?: Partial<UrlPatterns> | undefined
  }
}

/**
 * Makes an entry of any chain that viem or an application defines.
 *
 * @param chain - A viem chain; its first HTTP URL becomes the `rpcUrl` unless there is a pattern.
 * @param options - Whatever the entry should have of its own.
 * @param options.name - @default the chain's name in lower case, with hyphens
 * @throws {NameError} when the name cannot be part of a URL.
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
      ...(http[0] === undefined ? {} : { publicRpcUrl: http[0] }),
    },
    options,
  )
}

/**
 * Copies an entry with URLs that follow the given patterns; what has no pattern stays.
 *
 * @param network - Any entry.
 * @param patterns - `{name}` stands for the name of the network.
 * @throws {NameError} when the network's name cannot be part of a URL.
 *
 * @example
 * networks.map((network) => Network.withUrls(network, { node: 'https://my.org/rpc/{name}' }))
 */
export function withUrls(network: Network, patterns: Partial<UrlPatterns>): Network {
  const { name } = network
  return freeze({
    ...network,
    // A WebSocket of another node would show another state.
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

/** Freezes copies of all that is plain data; a provider is someone else's. */
function freeze(network: Network): Network {
  const { nativeCurrency, blockExplorer, multicall3, relayer } = network
  return Object.freeze({
    ...network,
    nativeCurrency: Object.freeze({ ...nativeCurrency }),
    ...(blockExplorer && { blockExplorer: Object.freeze(withoutUndefined({ ...blockExplorer })) }),
    ...(multicall3 && { multicall3: Object.freeze({ ...multicall3 }) }),
    ...(relayer && { relayer: Object.freeze({ ...relayer }) }),
  })
}
