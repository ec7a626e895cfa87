import type { Currency } from '@souk/market'
import { zeroAddress } from 'viem'
import { useInfo } from '../market/useInfo.js'

const ether: Currency = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }

/** Returns the currency of network fees. */
export function useNative(): Currency {
  return useInfo().currencies.find(({ address }) => address === zeroAddress) ?? ether
}
