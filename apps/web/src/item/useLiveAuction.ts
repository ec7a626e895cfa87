import type { MarketAuction } from '@souk/market'
import { useAuction } from '@souk/react'
import type { Hex } from 'viem'
import { useClock } from '../ui/useClock.js'

/** Near its end, an auction is read often: the end comes with the clock and causes no event. */
const [nearSeconds, nearMs, farMs] = [120n, 3_000, 15_000]

/** Reads the state of an auction until it is over; `undefined` while it loads. */
export function useLiveAuction(orderHash: Hex): MarketAuction | undefined {
  const clock = useClock()
  const { data } = useAuction(
    { orderHash },
    {
      query: {
        refetchInterval: ({ state: { data } }) => {
          if (data?.phase === 'over') return false
          return data && isNear(data.end - clock()) ? nearMs : farMs
        },
      },
    },
  )
  return data
}

function isNear(away: bigint): boolean {
  return away < nearSeconds && away > -nearSeconds
}
