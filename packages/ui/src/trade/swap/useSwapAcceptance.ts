import type { MarketSwap } from '@souk/market'
import { useFulfillOrder } from '@souk/react'
import { useCallback, useEffect, useRef } from 'react'
import { isSameAddress } from '../../format/formatAddress.js'
import { useGuard } from '../../guard/useGuard.js'
import { useListed } from '../../guard/useListed.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { useClock } from '../../kit/useClock.js'
import { nftOf } from '../../swaps/sideWorth.js'
import { type Sides, swapSides } from '../../swaps/swapSides.js'
import { exchangeText } from '../../swaps/swapText.js'
import { useSwapKnowledge } from '../../swaps/useSwapKnowledge.js'
import { isOpenToNews } from '../shared/obstacle.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { useGivingOrders } from './useGivingOrders.js'
import { useTokenChoice } from './useTokenChoice.js'

/**
 * Reads the items of a swap and the visitor's open orders, keeps the visitor's choice of what to give, and prepares the trade that accepts the swap.
 *
 * @param options.isOnMarket - Whether the market has the swap. Otherwise it is filled as it is, with its signature.
 */
export function useSwapAcceptance(swap: MarketSwap, { isOnMarket }: { isOnMarket: boolean }) {
  const { orderHash, order } = swap
  const words = useArea(swapTradeWords)
  const clock = useClock()
  const flow = useFulfillOrder({ kind: 'swapAcceptance' })
  const asked = swapSides(order, { role: 'taker', now: clock() })
  const isPaid = asked.get.money.length > 0
  const trade = useTradeFacts({ kind: 'swapAcceptance', collection: (contract) => nameOf(contract), isPaid })
  const { account, exactApproval } = trade
  const own = useGivingOrders(account)
  const choice = useTokenChoice(swap, { account, wanted: asked.give })
  const sides = withChosen(asked, choice)
  const both = [sides.give, sides.get]
  const items = useSwapKnowledge(both)
  const listed = useListed(both.flatMap(({ tokens }) => tokens.map(({ contract }) => contract)))
  const known = { ...items, collections: listed.collections }
  const nameOf = (contract: string) =>
    known.collections.find((one) => isSameAddress(one.contract, contract))?.name ?? ''
  const guard = useGuard({ ...known, isComplete: listed.isComplete })
  const { prepare } = flow
  const title = exchangeText(sides, known, words)
  const given = choice.choices.map(({ token }) => token?.tokenId)
  const tokenId = given.every((tokenId) => tokenId !== undefined) ? given.join() : undefined
  // The guard compares both sides at market prices, and the review names the orders that end, so both are read before.
  const isPending = [items, listed, choice, own].some((read) => read.isPending)
  const isReady = !isPending && tokenId !== undefined
  const check = useCallback(() => {
    if (!isReady) return
    const chosen = tokenId === '' ? {} : { tokenId: tokenId.split(',') }
    prepare({ order: isOnMarket ? orderHash : order, ...chosen, exactApproval, ...guard() }, { title })
  }, [prepare, isOnMarket, orderHash, order, tokenId, exactApproval, guard, title, isReady])
  // Once the swap is done, the given item is gone and another one would be chosen. The receipt must stay.
  const isBegun = useRef(false)
  isBegun.current = !isOpenToNews(flow.state)
  useEffect(() => {
    if (!isBegun.current) check()
  }, [check])
  const giving = sides.give.tokens.flatMap((token) => nftOf(token, known) ?? [])
  return { flow, trade, known, own, giving, choice, nameOf, check }
}

/** Names the items that the visitor chose to give. */
function withChosen(sides: Sides, { choices }: Pick<ReturnType<typeof useTokenChoice>, 'choices'>): Sides {
  const chosen = choices.map(({ token }) => token?.tokenId)
  const tokens = sides.give.tokens.map((token) =>
    token.tokenId === undefined ? { ...token, tokenId: chosen.shift() } : token,
  )
  return { ...sides, give: { ...sides.give, tokens } }
}
