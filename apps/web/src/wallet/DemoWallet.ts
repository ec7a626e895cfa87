import type { DemoAccount } from '@souk/market'
import type { Chain } from 'viem'

/** A demo wallet: its account with a public private key, and its chain. */
export type DemoWallet = { account: DemoAccount; chain: Chain; rpcUrl: string }
