import { Trade } from '@souk/market/flows'
import type { Address } from 'viem'
import { swapWords } from '../../i18n/areas/swap.js'
import { useArea } from '../../i18n/useArea.js'
import { useClock } from '../../kit/useClock.js'
import { useInfo } from '../../market/useInfo.js'
import { isUnread, useOwnSwaps } from '../../orders/useOwnOrders.js'
import { swapSides } from '../../swaps/swapSides.js'
import { exchangeText } from '../../swaps/swapText.js'
import { useSwapKnowledge } from '../../swaps/useSwapKnowledge.js'
import type { RevivedTexts } from './useRevivedOrders.js'

/** Reads the swaps of an account that an approval makes fillable again. */
export function useRevivedSwaps(approval: Trade.revivedBy.Approval, account: Address): RevivedTexts {
  const info = useInfo()
  const words = useArea(swapWords)
  const clock = useClock()
  const own = useOwnSwaps(account)
  const revived = Trade.revivedBy(approval, own.orders ?? [], { exchange: info.seaport }).map(
    ({ orderHash, order }) => ({ key: orderHash, sides: swapSides(order, { role: 'maker', now: clock() }) }),
  )
  const known = useSwapKnowledge(revived.flatMap(({ sides }) => [sides.give, sides.get]))
  return {
    side: 'swap',
    orders: revived.map(({ key, sides }) => ({ key, text: exchangeText(sides, known, words) })),
    isPending: isUnread(own) || known.isPending,
    isIncomplete: own.hasFailed || own.isCut,
  }
}
