import type { MarketAuction } from '@souk/market'
import { useAuction } from '@souk/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { useClock } from '../kit/useClock.js'

/** Near its end, an auction is read often: the end comes with the clock and causes no event. */
const [nearSeconds, nearMs, farMs] = [120n, 3_000, 15_000]

/** Reads the state of an auction until it is over. Reads nothing without one. */
export function useLiveAuction(orderHash: Hex | undefined): UseQueryResult<MarketAuction> {
  const clock = useClock()
  return useAuction(orderHash && { orderHash }, {
    query: {
      refetchInterval: ({ state: { data } }) => {
        if (data?.phase === 'over') return false
        return data && isNear(data.end - clock()) ? nearMs : farMs
      },
    },
  })
}

function isNear(away: bigint): boolean {
  return away < nearSeconds && away > -nearSeconds
}
