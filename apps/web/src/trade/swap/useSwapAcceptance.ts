import type { MarketSwap } from '@souk/market'
import { useFulfillOrder } from '@souk/react'
import { useCallback, useEffect } from 'react'
import { isSameAddress } from '../../format/formatAddress.js'
import { nowSeconds } from '../../format/formatTime.js'
import { useGuard } from '../../guard/useGuard.js'
import { useListed } from '../../guard/useListed.js'
import { swapWords } from '../../i18n/areas/swap.js'
import { useArea } from '../../i18n/useArea.js'
import { swapSides } from '../../swaps/swapSides.js'
import { exchangeText } from '../../swaps/swapText.js'
import { useSwapKnowledge } from '../../swaps/useSwapKnowledge.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'

/** Reads the items of a swap, and prepares the trade that accepts it. */
export function useSwapAcceptance({ orderHash, order }: MarketSwap) {
  const words = useArea(swapWords)
  const flow = useFulfillOrder({ kind: 'swapAcceptance' })
  const sides = swapSides(order, { role: 'taker', now: nowSeconds() })
  const both = [sides.give, sides.get]
  const items = useSwapKnowledge(both)
  const listed = useListed(both.flatMap(({ tokens }) => tokens.map(({ contract }) => contract)))
  const known = { ...items, collections: listed.collections }
  const nameOf = (contract: string) =>
    known.collections.find((one) => isSameAddress(one.contract, contract))?.name ?? ''
  const isPaid = sides.get.money.length > 0
  const trade = useTradeFacts({ kind: 'swapAcceptance', collection: nameOf, isPaid })
  const { exactApproval } = trade
  const guard = useGuard({ ...known, isComplete: listed.isComplete })
  const { prepare } = flow
  const title = exchangeText(sides, known, words)
  // The guard compares both sides at market prices, so the check waits for them.
  const isReady = !items.isPending && !listed.isPending
  const check = useCallback(() => {
    if (isReady) prepare({ order: orderHash, exactApproval, ...guard() }, { title })
  }, [prepare, orderHash, exactApproval, guard, title, isReady])
  useEffect(check, [check])
  return { flow, trade, known, check }
}
