import { loadCode } from '@souk/base'
import type { MarketCheck } from '@souk/ui/parts/market/checkInfo.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useQuery } from '@tanstack/react-query'

/**
 * Compares the market's word with known facts, once their table has loaded. The dialogs of trades bring the table along
 * and compare on their own, so no trade begins before.
 */
export function useMarketCheck(): MarketCheck | undefined {
  const info = useInfo()
  const { data } = useQuery({
    queryKey: ['marketCheck', info.chainId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { checkInfo } = await loadCode(() => import('@souk/ui/parts/market/checkInfo.js'))
      return checkInfo(info)
    },
  })
  return data
}
