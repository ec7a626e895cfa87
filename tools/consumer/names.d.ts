// Names that the README's examples use without importing them.
import type * as market from '@souk/market'
import type * as query from '@tanstack/react-query'
import type * as viem from 'viem'

declare global {
  type Address = viem.Address
  type MarketOrder = market.MarketOrder
  const api: market.MarketApi
  const contract: viem.Address
  const account: viem.Address | undefined
  const queryClient: query.QueryClient
  const Shop: () => null
}
