import { BaseError } from '@souk/base'

/** The facts of an error about a network. */
export type NetworkFacts = { chainId: number; name: string }

/** Two networks that both claim a role that only one may have. */
type SetTwice = { first: NetworkFacts; second: NetworkFacts }
type Mark = 'DefaultChain' | 'AuthChain'

const shown = ({ chainId, name }: NetworkFacts) => `${name} (chainId ${chainId})`

function alreadySet(mark: Mark, { first, second }: SetTwice): string {
  return `invalid network config: ${mark} already set by ${shown(first)}, and again by ${shown(second)}`
}

function notSet(mark: Mark, { chainIds }: { chainIds: readonly number[] }): string {
  const all =
    chainIds.length === 0
      ? 'any network, because there is none'
      : `any of the chainIds ${chainIds.join(', ')}`
  return `invalid network config: ${mark} not set by ${all}; set is${mark}: true on one`
}

/** Thrown when a configuration has no networks. */
export class EmptyConfigError extends BaseError<Record<never, never>> {
  override readonly name = 'Network.EmptyConfigError'
  constructor() {
    super('invalid network config: empty config', { facts: {} })
  }
}

/** Thrown when several networks of a configuration have the same chain id. */
export class DuplicateChainIdError extends BaseError<{ chainIds: readonly number[] }> {
  override readonly name = 'Network.DuplicateChainIdError'
  constructor(facts: { chainIds: readonly number[] }) {
    super(`invalid network config: duplicate chainIds ${facts.chainIds.join(', ')}`, { facts })
  }
}

/** Thrown when names in a configuration differ only in case. */
export class DuplicateNameError extends BaseError<{ names: readonly string[] }> {
  override readonly name = 'Network.DuplicateNameError'
  constructor(facts: { names: readonly string[] }) {
    super(`invalid network config: duplicate network names ${facts.names.join(', ')}`, { facts })
  }
}

/** Thrown when a network has neither the URL of a node nor a provider. */
export class RpcMissingError extends BaseError<NetworkFacts> {
  override readonly name = 'Network.RpcMissingError'
  constructor(facts: NetworkFacts) {
    super(`invalid network config: rpcUrl or provider must be provided for ${shown(facts)}`, { facts })
  }
}

/** Thrown when the address of a network's node is invalid. It may contain a key, which is not shown. */
export class RpcUrlError extends BaseError<NetworkFacts & { rpcUrl: string }> {
  override readonly name = 'Network.RpcUrlError'
  constructor(facts: NetworkFacts & { rpcUrl: string }) {
    super(
      `invalid network config: rpcUrl must be an http(s) or ws(s) URL, not ${JSON.stringify(facts.rpcUrl)}, for ${shown(facts)}`,
      { facts },
    )
  }
}

/** Thrown when a network has no relayer and relayers were not made optional. */
export class RelayerMissingError extends BaseError<NetworkFacts> {
  override readonly name = 'Network.RelayerMissingError'
  constructor(facts: NetworkFacts) {
    super(
      `invalid network config: relayer must be provided for ${shown(facts)}; set a relayer, or validate with relaxRelayer: true`,
      { facts },
    )
  }
}

/** Thrown when a second network claims to be the default chain. */
export class DefaultChainAlreadySetError extends BaseError<SetTwice> {
  override readonly name = 'Network.DefaultChainAlreadySetError'
  constructor(facts: SetTwice) {
    super(alreadySet('DefaultChain', facts), { facts })
  }
}

/** Thrown when no network is the default chain. */
export class DefaultChainNotSetError extends BaseError<{ chainIds: readonly number[] }> {
  override readonly name = 'Network.DefaultChainNotSetError'
  constructor(facts: { chainIds: readonly number[] }) {
    super(notSet('DefaultChain', facts), { facts })
  }
}

/** Thrown when a second network claims to be the auth chain. */
export class AuthChainAlreadySetError extends BaseError<SetTwice> {
  override readonly name = 'Network.AuthChainAlreadySetError'
  constructor(facts: SetTwice) {
    super(alreadySet('AuthChain', facts), { facts })
  }
}

/** Thrown when no network is the auth chain and the auth chain was not made optional. */
export class AuthChainNotSetError extends BaseError<{ chainIds: readonly number[] }> {
  override readonly name = 'Network.AuthChainNotSetError'
  constructor(facts: { chainIds: readonly number[] }) {
    super(`${notSet('AuthChain', facts)}, or validate with relaxAuthChain: true`, { facts })
  }
}

/** Thrown when the list of known networks does not contain an id. */
export class UnknownChainError extends BaseError<{ chainId: number }> {
  override readonly name = 'Network.UnknownChainError'
  constructor(facts: { chainId: number }) {
    super(
      `No known network has the chainId ${facts.chainId}; create an entry from a viem chain with Network.fromViemChain.`,
      {
        facts,
      },
    )
  }
}

/** Thrown when a viem chain and a network have different ids. */
export class ChainMismatchError extends BaseError<{ chainId: number; definition: number }> {
  override readonly name = 'Network.ChainMismatchError'
  constructor(facts: { chainId: number; definition: number }) {
    super(`The definition of chain ${facts.definition} does not describe chain ${facts.chainId}.`, { facts })
  }
}

/** Thrown when a name cannot be part of a host in a URL. */
export class NameError extends BaseError<{ networkName: string }> {
  override readonly name = 'Network.NameError'
  constructor(facts: { networkName: string }) {
    super(
      `${JSON.stringify(facts.networkName)} cannot be part of a URL; names have letters, digits and single hyphens.`,
      { facts },
    )
  }
}
