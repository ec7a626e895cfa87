import { jsonRpcBatchTransport, multicallTransport } from '@souk/networks'
import type { Transport } from 'viem'

// A separate file, so that it can load late.

export function readTransport(url: string): Transport {
  return multicallTransport(jsonRpcBatchTransport(url), { timeWindow: 0 })
}

export function callTransport(url: string): Transport {
  return jsonRpcBatchTransport(url)
}
