import { Network } from '@souk/networks'
import type { ServerOptions } from '../market/config.js'
import { isLocal } from '../node/isLocal.js'
import type { Node } from '../node/node.js'

/**
 * Tells whether a node makes a block only when it receives a transaction, as anvil and Hardhat do by default. Such a chain
 * may stand still for any time. Nodes of public chains are not asked, nor any where the options say how long it may.
 */
export async function readAutomine(
  node: Node,
  options: Pick<ServerOptions, 'rpcUrl' | 'headTimeoutMs'>,
  chainId: number,
): Promise<boolean> {
  if (options.headTimeoutMs !== undefined) return false
  if (!isLocal(options.rpcUrl) && Network.factsOf(chainId) !== undefined) return false
  try {
    const request = { method: 'hardhat_getAutomine', params: [] } as never
    return ((await node.request(request)) as unknown) === true
  } catch {
    // Other nodes have no such method.
    return false
  }
}
