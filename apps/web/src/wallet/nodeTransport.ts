import type { Transport } from 'viem'
import { lateTransport } from './lateTransport.js'

/** How the app asks a node: what one view asks at once is one call, and nothing waits for a timer. */
export function nodeTransport(url: string): Transport {
  return lateTransport(async () => (await import('./batchTransports.js')).readTransport(url))
}

/** How wallets without a node of their own ask one: each call as it is. */
export function walletTransport(url: string): Transport {
  return lateTransport(async () => (await import('./batchTransports.js')).callTransport(url))
}
