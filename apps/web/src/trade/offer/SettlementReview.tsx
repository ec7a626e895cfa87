import type { prepareSettlement } from '@souk/market/flows'
import type { ReactNode } from 'react'
import { accountName } from '../../format/accountName.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { Money } from '../../ui/Money.js'
import { Review } from '../shared/Review.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'

/** Shows what settling an auction moves, from the data to be sent. */
export function SettlementReview({ plan, trade, isSeller, networkFee, onStart }: SettlementReview.Props) {
  const { info, words } = trade
  const texts = useArea(auctionWords)
  const currency = currencyOf(info, { address: plan.currency })
  const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
  return (
    <Review
      label={texts.whatHappens}
      rows={[
        { name: texts.itemGoesTo, value: accountName(plan.bidder, info) },
        { name: texts.bidderPays, value: money(plan.price) },
        { name: texts.feesOut, value: money(-plan.fees) },
        { name: isSeller ? texts.youGet : texts.sellerGets, value: money(plan.sellerAmount), total: true },
        { name: words.trade.networkFee, value: networkFee },
      ]}
      steps={trade.stepsOf(plan.steps)}
      price={{ price: plan.price, currency }}
      onStart={onStart}
    />
  )
}

export declare namespace SettlementReview {
  type Props = {
    plan: prepareSettlement.Plan
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'stepsOf'>
    /** Whether the visitor is the seller. */
    isSeller: boolean
    networkFee: ReactNode
    onStart: () => void
  }
}
