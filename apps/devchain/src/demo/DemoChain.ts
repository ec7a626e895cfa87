import type { Address } from 'viem'
import type { everywhere } from './everywhere.js'

/** A collection of the demo. */
export type DemoCollection = {
  slug: string
  name: string
  standard: 'ERC721' | 'ERC1155'
  address: Address
  /** Paid to `artist` at each sale, in basis points (100 = 1 %). */
  royaltyBps: number
}

/** An open edition: anyone mints units of its one kind, at a price in wei for each and with a limit for each account. */
export type DemoEdition = DemoCollection & {
  tokenId: bigint
  price: bigint
  perWallet: bigint
  supply: bigint
  signature: string
}

/** A price feed, with the price of one whole unit of a currency in US dollars. */
export type DemoPriceFeed = {
  currency: Address
  address: Address
  description: string
  decimals: number
  price: bigint
}

/** A name of ENS. Its avatar is a token that the account holds. */
export type DemoName = {
  name: string
  address: Address
  avatar: { contract: Address; tokenId: bigint } | undefined
}

/**
 * What is on a local chain. Native currency, title and wrapped token are in `@souk/networks`, by {@link DemoChain.name}.
 */
export type DemoChain = {
  /** Its slug, and its name in the list of networks. */
  name: DemoChainName
  chainId: number
  contracts: typeof everywhere & { wrappedNative: Address }
  stablecoin: { address: Address; symbol: string; name: string; decimals: number }
  /** In display order. */
  collections: readonly DemoCollection[]
  editions: readonly DemoEdition[]
  priceFeeds: readonly DemoPriceFeed[]
  /** The registry of ENS, on a chain that has names. */
  ensRegistry?: Address
  ensNames: readonly DemoName[]
}

/** The local chains. */
export type DemoChainName = 'souk' | 'caravan'
