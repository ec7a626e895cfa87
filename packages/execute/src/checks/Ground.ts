import { type Address, isAddress, zeroAddress } from 'viem'
import type { ExecuteChain } from '../client/ExecuteClient.js'
import type { Token } from '../domain/Token.js'
import type { Common } from '../state/ExecutionState.js'
import type { Bid } from '../wire/bid.js'
import type { Listing } from '../wire/list.js'
import { seaDropAddress } from './seaDrop.js'

/** What the caller requested and trusts. The checks compare the server's steps with it. */
export type Ground = Pick<Common, 'kind' | 'account' | 'chainId'> & {
  /** Trusted exchanges, conduits and routers. */
  contracts: Addresses
  /** Currencies of payments. They come from the configuration and the caller, never from the server. */
  currencies: Addresses
  wrappedNativeToken: Address | undefined
  /** Contracts of the tokens in the request. */
  collections: Addresses
  /**
   * SeaDrop and the collections. Every function of a collection may be called, because each collection mints in its own
   * way.
   */
  minters: Addresses
  /**
   * The requested items, if the caller named all of them. `undefined` if only the server knows them, for example when
   * buying orders by id.
   */
  bought: Bought | undefined
  /** The recipient of the tokens: the account itself, except in transfers. */
  recipient: Address
  /** Chains on which the caller pays. */
  payChains: readonly number[]
  /** Value that the caller sends on purpose, in wei, such as for bids and calls. */
  ownValue: bigint
  /** Calls that the caller requested, with their exact calldata. */
  calls: readonly { to: Address; data: string; value: bigint }[]
  /** The requested listings. */
  listings: readonly Listing[]
  /** The requested bids. */
  bids: readonly Bid[]
}

/** Addresses in lower case. */
export type Addresses = ReadonlySet<Address>

/** Requested tokens by contract and id, in lower case, and collections of which any token is accepted. */
export type Bought = { tokens: ReadonlySet<string>; collections: Addresses }

/** The parts of a request that the checks use. */
export type FlowWish = {
  tokens?: readonly (Token | undefined)[] | undefined
  /** Ids of collections. Only ids that are addresses of contracts count. */
  collections?: readonly (string | undefined)[] | undefined
  currencies?: readonly (Address | undefined)[] | undefined
  recipient?: Address | undefined
  payChains?: readonly (number | undefined)[] | undefined
  ownValue?: bigint | undefined
  calls?: Ground['calls'] | undefined
  listings?: readonly Listing[] | undefined
  bids?: readonly Bid[] | undefined
}

/** Collects everything that a flow is checked against. */
export function groundOf(state: Common, chain: ExecuteChain, wish: FlowWish): Ground {
  const { kind, account, chainId, expected = [] } = state
  const { paymentTokens, wrappedNativeToken, contracts } = chain
  const collections = addresses([
    ...(wish.tokens ?? []).map((token) => token?.contract),
    ...(wish.collections ?? []),
  ])
  return {
    kind,
    account,
    chainId,
    contracts: addresses(contracts),
    currencies: addresses([
      zeroAddress,
      wrappedNativeToken,
      ...paymentTokens.map(({ address }) => address),
      ...(wish.currencies ?? []),
      ...expected.map(({ currency }) => currency),
    ]),
    wrappedNativeToken,
    collections,
    minters: kind === 'mint' ? addresses([...collections, seaDropAddress]) : new Set(),
    bought: kind === 'buy' ? boughtOf(wish) : undefined,
    recipient: wish.recipient ?? account,
    payChains: [chainId, ...(wish.payChains ?? []).filter((id) => id !== undefined)],
    ownValue: wish.ownValue ?? 0n,
    calls: wish.calls ?? [],
    listings: wish.listings ?? [],
    bids: wish.bids ?? [],
  }
}

/** Collects the requested items. Returns `undefined` if an item names neither a token nor a contract. */
function boughtOf({ tokens = [], collections = [] }: FlowWish): Bought | undefined {
  const isNamed = (index: number) => tokens[index] !== undefined || isContract(collections[index])
  if (tokens.length === 0 || !tokens.every((_, index) => isNamed(index))) return undefined
  return {
    tokens: new Set(tokens.flatMap((token) => (token ? [keyOf(token.contract, token.tokenId)] : []))),
    collections: addresses(collections.filter((_, index) => tokens[index] === undefined)),
  }
}

/** Returns whether a token is one of the requested ones. */
export function isMeant(bought: Bought, token: Address, identifier: bigint): boolean {
  return bought.tokens.has(keyOf(token, identifier)) || has(bought.collections, token)
}

function keyOf(contract: Address, tokenId: bigint): string {
  return `${contract.toLowerCase()}:${tokenId}`
}

/** Returns whether a set contains an address. */
export function has(set: Addresses, address: string | undefined): boolean {
  return isContract(address) && set.has(lower(address))
}

/** Keeps the addresses among ids, because an id of a collection may also be a slug. */
function addresses(values: Iterable<string | undefined>): Addresses {
  return new Set([...values].flatMap((value) => (isContract(value) ? [lower(value)] : [])))
}

function isContract(value: string | undefined): value is Address {
  return value !== undefined && isAddress(value, { strict: false })
}

function lower(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}
