import type { MarketInfo } from '@souk/market'
import { multicall3Address } from '@souk/networks'
import { type Chain, defineChain } from 'viem'
import { chainName } from '../market/chainName.js'
import { nativeOf } from '../market/nativeOf.js'

/**
 * Returns the market's chain in the form of viem and wallets.
 *
 * @param rpcUrl - The address of the node for its reads.
 */
export function toChain(info: MarketInfo, rpcUrl: string): Chain {
  const { symbol, name, decimals } = nativeOf(info)
  return defineChain({
    id: info.chainId,
    name: chainName(info),
    nativeCurrency: { symbol, name, decimals },
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts: { multicall3: { address: multicall3Address } },
    ...(info.explorerUrl ? { blockExplorers: { default: { name: 'Explorer', url: info.explorerUrl } } } : {}),
    testnet: info.demoAccounts !== undefined,
  })
}
