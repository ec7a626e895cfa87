import type { MarketSwap } from '@souk/market'
import type { prepareFulfillOrder } from '@souk/market/flows'
import type { ReactNode } from 'react'
import type { SwapItem } from '../../dialogs/SwapForm.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { nftOf, type SwapKnowledge } from '../../swaps/sideWorth.js'
import type { Side } from '../../swaps/swapSides.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { BetterOfferContainer } from './BetterOfferContainer.js'
import { BoundNotices } from './BoundNotices.js'
import { planSides } from './planSides.js'
import { SwapReview } from './SwapReview.js'
import { swapFeeRows } from './swapFeeRows.js'
import type { GivingOrders } from './useGivingOrders.js'

/** Shows what accepting a swap moves, from the transaction to be sent. */
export function SwapAcceptReview({
  plan,
  swap,
  trade,
  known,
  own,
  networkFee,
  onStart,
}: SwapAcceptReview.Props) {
  const { review } = useArea(swapTradeWords)
  const { info, words, account } = trade
  const sides = planSides(plan, account)
  const given = swapItems(sides.give, known)
  return (
    <SwapReview
      sides={sides}
      known={known}
      rows={[
        ...swapFeeRows(swap.order.parameters, {
          info,
          collections: known.collections,
          part: words.orders.part,
          role: 'taker',
          words: review,
        }),
        { name: words.trade.networkFee, value: networkFee },
      ]}
      bound={
        <>
          {given.map(({ nft }) => (
            <BetterOfferContainer
              key={`${nft.contract}/${nft.tokenId}`}
              nft={nft}
              collection={known.collections.find(({ slug }) => slug === nft.collection)}
            />
          ))}
          <BoundNotices items={given} own={own} account={account} isAccepting />
        </>
      }
      steps={trade.stepsOf(plan.steps)}
      onStart={onStart}
    />
  )
}

/** Returns the items of a side that the market knows. */
function swapItems({ tokens }: Side, known: SwapKnowledge): readonly SwapItem[] {
  return tokens.flatMap((token) => {
    const nft = nftOf(token, known)
    return nft ? [{ nft, quantity: String(token.quantity) }] : []
  })
}

export declare namespace SwapAcceptReview {
  type Props = {
    plan: prepareFulfillOrder.Plan
    /** The swap as the plan has checked it. */
    swap: MarketSwap
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'account' | 'stepsOf'>
    known: SwapKnowledge
    /** The other open orders of the visitor. */
    own: GivingOrders
    networkFee: ReactNode
    onStart: () => void
  }
}
