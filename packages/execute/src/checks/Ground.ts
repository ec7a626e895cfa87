import { type Address, zeroAddress } from 'viem'
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
export type Addresses = ReadonlySet<string>

/** What a wish says that is of use for the checks. */
export type Wish = {
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
export function groundOf(state: Common, chain: ExecuteChain, wish: Wish): Ground {
  const { kind, account, chainId, expected = [] } = state
  const { paymentTokens, wrappedNativeToken, contracts } = chain
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
    collections: addresses([
      ...(wish.tokens ?? []).map((token) => token?.contract),
      ...(wish.collections ?? []),
    ]),
    recipient: wish.recipient ?? account,
    payChains: [chainId, ...(wish.payChains ?? []).filter((id) => id !== undefined)],
    ownValue: wish.ownValue ?? 0n,
    calls: wish.calls ?? [],
    listings: wish.listings ?? [],
    bids: wish.bids ?? [],
  }
}

/** Tells whether an address is one of a set. */
export function has(set: Addresses, address: string | undefined): boolean {
  return address !== undefined && set.has(address.toLowerCase())
}

function addresses(values: readonly (string | undefined)[]): Addresses {
  return new Set(values.flatMap((value) => (value === undefined ? [] : value.toLowerCase())))
}
