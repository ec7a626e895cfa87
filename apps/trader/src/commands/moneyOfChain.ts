import { Network } from '@souk/networks'
import type { Order } from '@souk/seaport'
import { zeroAddress } from 'viem'

/**
 * Returns the native currency and its wrapped form of a chain, from the table of networks. Empty if the table does not have the
 * chain.
 *
 * @example
 * moneyOfChain(1) // → { tokens: [{ address: '0x000…', symbol: 'ETH', decimals: 18 }, …] }
 */
export function moneyOfChain(chainId: number | undefined): Pick<Order.Context, 'tokens'> {
  const network = chainId === undefined ? undefined : Network.factsOf(chainId)
  if (!network) return {}
  const { symbol, decimals } = network.nativeCurrency
  const wrapped = network.wrappedNative
  return {
    tokens: [
      { address: zeroAddress, symbol, decimals },
      ...(wrapped ? [{ address: wrapped, symbol: `W${symbol}`, decimals }] : []),
    ],
  }
}
