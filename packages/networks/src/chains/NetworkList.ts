import { redactUrl } from '@souk/base'
import type { Network } from './NetworkEntry.js'
import {
  AuthChainAlreadySetError,
  AuthChainNotSetError,
  DefaultChainAlreadySetError,
  DefaultChainNotSetError,
  DuplicateChainIdError,
  DuplicateNameError,
  EmptyConfigError,
  type NetworkFacts,
  RelayerMissingError,
  RpcMissingError,
  RpcUrlError,
} from './NetworkErrors.js'

/**
 * Checks a configuration against the rules that wallets rely on.
 *
 * Checks the rules in the order of the errors below, each for the whole list. Does not change the given list.
 *
 * @param list - The configuration.
 * @param options.relaxRelayer - Allows networks without a relayer. @default false
 * @param options.relaxAuthChain - Allows a configuration without an auth chain. @default false
 * @returns The same list, or a copy with lower-case names if a name was not in lower case.
 * @throws {EmptyConfigError} if there are no networks.
 * @throws {DuplicateChainIdError} if chain ids repeat.
 * @throws {DuplicateNameError} if names repeat in any case.
 * @throws {RpcMissingError} if a network has neither `rpcUrl` nor `provider`.
 * @throws {RpcUrlError} if an `rpcUrl` is not an http(s) or ws(s) URL.
 * @throws {RelayerMissingError} if a network has no relayer.
 * @throws {DefaultChainAlreadySetError} if a second network is the default chain.
 * @throws {DefaultChainNotSetError} if no network is.
 * @throws {AuthChainAlreadySetError} if a second network is the auth chain.
 * @throws {AuthChainNotSetError} if no network is.
 *
 * @example
 * const list = Network.validate(Network.sort(mine), { relaxRelayer: true })
 */
export function validate(list: readonly Network[], options: validate.Options = {}): readonly Network[] {
  // Configurations can come from files or from JavaScript without a list.
  if (!list || list.length === 0) throw new EmptyConfigError()
  assertDistinct(list)
  assertReachable(list, options)
  assertMarks(list, options)
  return list.every(({ name }) => name === name.toLowerCase())
    ? list
    : list.map((network) => ({ ...network, name: network.name.toLowerCase() }))
}

export declare namespace validate {
  type Options = {
    /** Allows networks without a relayer. @default false */
    relaxRelayer?: boolean | undefined
    /** Allows a configuration without an auth chain. @default false */
    relaxAuthChain?: boolean | undefined
  }
}

/**
 * Sorts a configuration: the default chain, the auth chain, then the rest by chain id.
 *
 * @param list - The configuration. It stays unchanged.
 * @returns A new list of the same entries.
 *
 * @example
 * Network.sort(productionNetworks).map(({ name }) => name) // → ['polygon', 'mainnet', 'optimism', …]
 */
export function sort(list: readonly Network[]): Network[] {
  return list.toSorted((one, other) => rank(one) - rank(other) || one.chainId - other.chainId)
}

/**
 * Returns the default network, on which an app starts.
 *
 * @param list - A configuration.
 * @throws {DefaultChainNotSetError} if no network is the default chain.
 *
 * @example
 * Network.defaultNetwork(productionNetworks).name // → 'polygon'
 */
export function defaultNetwork(list: readonly Network[]): Network {
  const found = list.find(({ isDefaultChain }) => isDefaultChain)
  if (!found) throw new DefaultChainNotSetError({ chainIds: idsOf(list) })
  return found
}

/**
 * Returns the network with the configuration of wallets.
 *
 * @param list - A configuration.
 * @throws {AuthChainNotSetError} if no network is the auth chain.
 *
 * @example
 * Network.authNetwork(testNetworks).name // → 'mumbai'
 */
export function authNetwork(list: readonly Network[]): Network {
  const found = list.find(({ isAuthChain }) => isAuthChain)
  if (!found) throw new AuthChainNotSetError({ chainIds: idsOf(list) })
  return found
}

function rank({ isDefaultChain, isAuthChain }: Network): number {
  if (isDefaultChain) return 0
  return isAuthChain ? 1 : 2
}

function assertDistinct(list: readonly Network[]): void {
  const chainIds = repeated(idsOf(list))
  if (chainIds.length > 0) throw new DuplicateChainIdError({ chainIds })
  const names = repeated(list.map(({ name }) => name.toLowerCase()))
  if (names.length > 0) throw new DuplicateNameError({ names })
}

function assertReachable(list: readonly Network[], { relaxRelayer = false }: validate.Options): void {
  const withoutRpc = list.find(({ rpcUrl, provider }) => !rpcUrl && !provider)
  if (withoutRpc) throw new RpcMissingError(factsOf(withoutRpc))
  const withBadUrl = list.find(({ rpcUrl }) => rpcUrl && !isNodeUrl(rpcUrl))
  if (withBadUrl)
    throw new RpcUrlError({ ...factsOf(withBadUrl), rpcUrl: redactUrl(String(withBadUrl.rpcUrl)) })
  const withoutRelayer = list.find(({ relayer }) => !relayer)
  if (withoutRelayer && !relaxRelayer) throw new RelayerMissingError(factsOf(withoutRelayer))
}

function isNodeUrl(url: string): boolean {
  return URL.canParse(url) && /^(https?|wss?):$/.test(new URL(url).protocol)
}

function assertMarks(list: readonly Network[], { relaxAuthChain = false }: validate.Options): void {
  const chainIds = idsOf(list)
  const defaults = list.filter(({ isDefaultChain }) => isDefaultChain).map(factsOf)
  const auths = list.filter(({ isAuthChain }) => isAuthChain).map(factsOf)
  if (defaults[0] && defaults[1])
    throw new DefaultChainAlreadySetError({ first: defaults[0], second: defaults[1] })
  if (defaults.length === 0) throw new DefaultChainNotSetError({ chainIds })
  if (auths[0] && auths[1]) throw new AuthChainAlreadySetError({ first: auths[0], second: auths[1] })
  if (auths.length === 0 && !relaxAuthChain) throw new AuthChainNotSetError({ chainIds })
}

const idsOf = (list: readonly Network[]): number[] => list.map(({ chainId }) => chainId)

const factsOf = ({ chainId, name }: Network): NetworkFacts => ({ chainId, name })

/** Returns each value that occurs more than once. */
function repeated<value>(values: readonly value[]): value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
