import type { Address, Hex } from 'viem'
import type { Currency } from './Currency.js'
import type { PriceFeed } from './FiatPrice.js'

/** The description of a market server: enough to set up a wallet, a node connection and a listing form. */
export type MarketInfo = {
  chainId: number
  /** The chain's name in API paths. */
  chain: string
  /** The chain's name for display, such as `'Polygon'`. */
  title?: string
  name: string
  /** Node address for reads: absolute, or a path on the market's own origin. */
  rpcUrl: string
  seaport: Address
  /** The conduit of new orders. 32 zero bytes mean none. */
  conduitKey: Hex
  /** The market's fees, which listings must pay. */
  fees: readonly Fee[]
  currencies: readonly Currency[]
  /**
   * The contract that wraps the native currency, if the market knows one. One unit of it is worth one unit of the
   * native currency. No other currency is, whatever its symbol says.
   */
  wrappedNative?: Address
  /** Contracts that return the prices of currencies in a fiat currency, for display. */
  priceFeeds?: readonly PriceFeed[]
  /** The zone and the settler of new English auctions. */
  auction?: { zone: Address; settler: Address }
  /** Only on a local chain: wallets with test money and published private keys. */
  demoAccounts?: readonly DemoAccount[]
  /** The domain whose tag the market wants on the calls of its visitors. */
  domain?: string
  explorerUrl?: string
  /** The registry of ENS, if the chain has one that the app should read names from. */
  ensRegistry?: Address
  /** Wallets that the app offers in addition to those of the browser. */
  wallets?: WalletOffers
  /** All chains at the market's address, the default one first. Absent if there is only one. */
  chains?: readonly MarketChain[]
}

/** One of several chains at a market's address. */
export type MarketChain = {
  /** The chain's name in API paths. */
  chain: string
  chainId: number
  /** The name for people. */
  title: string
  /** The path before all paths of this chain, such as `/chains/matic`; empty for the default one. */
  path: string
  nativeCurrency: { symbol: string; name: string; decimals: number }
}

/** Wallets that depend on settings of the market's operator. */
export type WalletOffers = {
  /** The operator's WalletConnect project id. */
  walletConnectProjectId?: string
  coinbase?: boolean
  /** Whether the app may be opened inside Safe. */
  safe?: boolean
}

/** A share of a price. 100 basis points are 1 percent. */
export type Fee = { recipient: Address; basisPoints: number }

/** A wallet with a published private key, for tests on a local chain. */
export type DemoAccount = { name: string; address: Address; privateKey: Hex }
