import { loadCode } from '@souk/base'
import type { EIP1193RequestFn, Transport } from 'viem'

/**
 * Creates a transport whose code loads with the first call. The market's data is shown without the node, so the first
 * page neither waits for this code nor loads it.
 *
 * @param load - Loads the transport. Runs again with the next call if it failed with a `CodeMissingError`.
 */
export function lateTransport(load: () => Promise<Transport>): Transport {
  return (parameters) => {
    let coming: Promise<EIP1193RequestFn> | undefined
    const come = async () => (await loadCode(load))(parameters).request
    const request = async (...call: Parameters<EIP1193RequestFn>) => {
      coming ??= come()
      const send = await coming.catch((error: unknown) => {
        coming = undefined
        throw error
      })
      return send(...call)
    }
    const config = { key: 'late', name: 'Fetched with the first call', type: 'late' }
    return {
      config: { ...config, request: request as EIP1193RequestFn },
      request: request as EIP1193RequestFn,
    }
  }
}
