import type { Address, Hex } from 'viem'
import type { Currency } from './Currency.js'

/** The info of a market server: enough to set up a wallet, a node connection and a listing form. */
export type MarketInfo = {
  chainId: number
  /** The chain's name in API paths. */
  chain: string
  name: string
  /** Node address for reads: absolute, or a path on the market's own origin. */
  rpcUrl: string
  seaport: Address
  /** The conduit that new orders use; 32 zero bytes for none. */
  conduitKey: Hex
  /** The market's fees, which listings have to pay. */
  fees: readonly Fee[]
  currencies: readonly Currency[]
  /** Where new English auctions are settled, and who signs which bid won. */
  auction?: { zone: Address; settler: Address }
  /** Only on a local chain: wallets with play money and public keys. */
  demoAccounts?: readonly DemoAccount[]
  explorerUrl?: string
  /** Wallets that are offered besides those of the browser. */
  wallets?: WalletOffers
}

/** Ways to wallets that need something of the market's operator. */
export type WalletOffers = {
  /** The operator's project at WalletConnect. */
  walletConnectProjectId?: string
  coinbase?: boolean
  /** The app may be opened inside of Safe. */
  safe?: boolean
}

/** A share of a price. 100 basis points are one percent. */
export type Fee = { recipient: Address; basisPoints: number }

/** A wallet with a public key, for tests on a local chain. */
export type DemoAccount = { name: string; address: Address; privateKey: Hex }
