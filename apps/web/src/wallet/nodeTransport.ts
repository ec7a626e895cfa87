import type { Transport } from 'viem'
import { lateTransport } from './lateTransport.js'

/** Creates the app's transport to a node: requests of the same view form one call, without a timer. */
export function nodeTransport(url: string): Transport {
  return lateTransport(async () => (await import('./batchTransports.js')).readTransport(url))
}

/** Creates the transport for wallets without their own node: each call as it is. */
export function walletTransport(url: string): Transport {
  return lateTransport(async () => (await import('./batchTransports.js')).callTransport(url))
}
