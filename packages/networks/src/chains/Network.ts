import type { Network } from './NetworkEntry.js'
import { networks } from './networks.js'
import { type KnownNetwork, knownNetworks } from './networksTable.js'

export { create, fromViemChain, withUrls } from './NetworkCreate.js'
export type { BlockExplorer, Finality, NativeCurrency, Network } from './NetworkEntry.js'
export {
  AuthChainAlreadySetError,
  AuthChainNotSetError,
  ChainMismatchError,
  DefaultChainAlreadySetError,
  DefaultChainNotSetError,
  DuplicateChainIdError,
  DuplicateNameError,
  EmptyConfigError,
  NameError,
  RelayerMissingError,
  RpcMissingError,
  RpcUrlError,
  UnknownChainError,
} from './NetworkErrors.js'
export { authNetwork, defaultNetwork, sort, validate } from './NetworkList.js'
export { toViemChain } from './NetworkViem.js'
export type { KnownNetwork } from './networksTable.js'

/**
 * Returns what is known of a chain. Bundles that only need this contain no list of configured networks.
 *
 * An absent field is not known; it does not mean that the chain has no such thing.
 *
 * @param chainId - The chain's id.
 * @returns `undefined` for an unknown chain.
 *
 * @example
 * Network.factsOf(137)?.wrappedNative // → '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'
 */
export function factsOf(chainId: number): KnownNetwork | undefined {
  return knownNetworks.find((network) => network.chainId === chainId)
}

/**
 * Finds a network by its chain id or its name.
 *
 * @param idOrName - A number, a bigint, decimal or hex digits (also with leading zeros), or the name in any case. Other
 * values, such as `1.5`, `''`, `'0x'` or `' 137'`, match no network.
 * @param list - The list to search. @default networks
 * @returns The entry, or `undefined` if there is none.
 *
 * @example
 * Network.find('0x89')?.name // → 'polygon'
 */
export function find(
  idOrName: number | bigint | string,
  list: readonly Network[] = networks,
): Network | undefined {
  const id = toId(idOrName)
  if (id !== undefined) {
    const byId = list.find(({ chainId }) => Number.isSafeInteger(chainId) && BigInt(chainId) === id)
    if (byId) return byId
  }
  if (typeof idOrName !== 'string') return undefined
  const name = idOrName.toLowerCase()
  return list.find((candidate) => candidate.name.toLowerCase() === name)
}

/** Reads an id. Ids of chains can exceed a number, so they are compared as bigint. */
function toId(idOrName: unknown): bigint | undefined {
  if (typeof idOrName === 'bigint') return idOrName
  if (typeof idOrName === 'number') return Number.isSafeInteger(idOrName) ? BigInt(idOrName) : undefined
  if (typeof idOrName !== 'string') return undefined
  return /^(\d+|0x[\da-f]+)$/i.test(idOrName) ? BigInt(idOrName.toLowerCase()) : undefined
}
