import { type Address, isAddress, zeroAddress } from 'viem'
import type { ExecuteChain } from '../client/ExecuteClient.js'
import type { Token } from '../domain/Token.js'
import type { Common } from '../state/ExecutionState.js'
import type { Bid } from '../wire/bid.js'
import type { Listing } from '../wire/list.js'

/** What the caller asked for and trusts: what a server says is held against this. */
export type Ground = Pick<Common, 'kind' | 'account' | 'chainId'> & {
  /** Exchanges, conduits and routers. */
  contracts: Addresses
  /** What is paid with: of the configuration and of the caller, never of the server. */
  currencies: Addresses
  wrappedNativeToken: Address | undefined
  /** Contracts of the tokens that the caller named. */
  collections: Addresses
  /** Collections that may be called by any function, since each mints in its own way. */
  minters: Addresses
  /** What is to be bought, where the caller named all of it; `undefined` where only the server knows, as with orders. */
  bought: Bought | undefined
  /** Who gets the tokens: the account itself, but for transfers. */
  recipient: Address
  /** Chains that the caller pays on. */
  payChains: readonly number[]
  /** What the caller has the account send, by themselves, in wei: bids, and calls. */
  ownValue: bigint
  /** Calls that the caller asked for word by word. */
  calls: readonly { to: Address; data: string; value: bigint }[]
  /** What is to be listed. */
  listings: readonly Listing[]
  /** What is bid for. */
  bids: readonly Bid[]
}

/** Addresses in lower case. */
export type Addresses = ReadonlySet<Address>

/** Tokens by contract and id, in lower case, and collections of which any token does. */
export type Bought = { tokens: ReadonlySet<string>; collections: Addresses }

/** What a request says that is of use for the checks. */
export type FlowWish = {
  tokens?: readonly (Token | undefined)[] | undefined
  /** Ids of collections; those that are contracts count. */
  collections?: readonly (string | undefined)[] | undefined
  currencies?: readonly (Address | undefined)[] | undefined
  recipient?: Address | undefined
  payChains?: readonly (number | undefined)[] | undefined
  ownValue?: bigint | undefined
  calls?: Ground['calls'] | undefined
  listings?: readonly Listing[] | undefined
  bids?: readonly Bid[] | undefined
}

/** Puts together what a flow is checked against. */
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
      ...paymentTokens.map(({ contract }) => contract),
      ...(wish.currencies ?? []),
      ...expected.map(({ currency }) => currency),
    ]),
    wrappedNativeToken,
    collections,
    minters: kind === 'mint' ? collections : new Set(),
    bought: kind === 'buy' ? boughtOf(wish) : undefined,
    recipient: wish.recipient ?? account,
    payChains: [chainId, ...(wish.payChains ?? []).filter((id) => id !== undefined)],
    ownValue: wish.ownValue ?? 0n,
    calls: wish.calls ?? [],
    listings: wish.listings ?? [],
    bids: wish.bids ?? [],
  }
}

/** What a request names, item by item; nothing where one of them names neither a token nor a contract. */
function boughtOf({ tokens = [], collections = [] }: FlowWish): Bought | undefined {
  const isNamed = (index: number) => tokens[index] !== undefined || isContract(collections[index])
  if (tokens.length === 0 || !tokens.every((_, index) => isNamed(index))) return undefined
  return {
    tokens: new Set(tokens.flatMap((token) => (token ? [keyOf(token.contract, token.tokenId)] : []))),
    collections: addresses(collections.filter((_, index) => tokens[index] === undefined)),
  }
}

/** Returns whether a token is one of those that are to be bought. */
export function isMeant(bought: Bought, token: Address, identifier: bigint): boolean {
  return bought.tokens.has(keyOf(token, identifier)) || has(bought.collections, token)
}

function keyOf(contract: Address, tokenId: bigint): string {
  return `${contract.toLowerCase()}:${tokenId}`
}

/** Returns whether an address is one of a set. */
export function has(set: Addresses, address: string | undefined): boolean {
  return isContract(address) && set.has(lower(address))
}

/** The addresses among ids: a collection may be named by its slug. */
function addresses(values: Iterable<string | undefined>): Addresses {
  return new Set([...values].flatMap((value) => (isContract(value) ? [lower(value)] : [])))
}

function isContract(value: string | undefined): value is Address {
  return value !== undefined && isAddress(value, { strict: false })
}

function lower(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}
