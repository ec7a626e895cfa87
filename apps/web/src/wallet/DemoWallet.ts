import type { DemoAccount } from '@souk/market'
import type { Chain } from 'viem'

/** A demo wallet: its account with the key that everybody knows, and the chain that it is on. */
export type DemoWallet = { account: DemoAccount; chain: Chain; rpcUrl: string }
