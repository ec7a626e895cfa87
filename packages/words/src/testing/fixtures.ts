import type { Currency } from '@souk/market'
import { zeroAddress } from 'viem'

export const ether: Currency = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }
export const dollar: Currency = {
  address: '0x00000000000000000000000000000000000000d0',
  symbol: 'dUSD',
  name: 'Demo dollar',
  decimals: 6,
}
export const seller = '0x00000000000000000000000000000000000000A1' as const

export const info = { currencies: [ether, dollar] }
