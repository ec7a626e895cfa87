import type { prepareSettleAuction } from '@souk/market/flows'
import type { ReactNode } from 'react'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { Money } from '../../kit/Money.js'
import { useNameOf } from '../../names/useNames.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { Review } from '../shared/Review.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import type { SettlementRole } from './settlementRole.js'

/** Shows what settling an auction moves, from the data to be sent. */
export function SettlementReview({ plan, trade, role, networkFee, onStart }: SettlementReview.Props) {
  const nameOf = useNameOf()
  const { info, words } = trade
  const texts = useArea(auctionWords)
  const currency = currencyOf(info, { address: plan.currency })
  const isWinner = role === 'winner'
  const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
  return (
    <Review
      label={texts.whatHappens}
      rows={[
        { name: texts.itemGoesTo, value: isWinner ? texts.you : nameOf(plan.bidder) },
        { name: isWinner ? texts.youPay : texts.bidderPays, value: money(plan.price) },
        { name: texts.feesOut, value: money(-plan.fees) },
        {
          name: role === 'seller' ? texts.youGet : texts.sellerGets,
          value: <Money amount={plan.sellerAmount} currency={currency} exact fiat />,
          total: true,
        },
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
    plan: prepareSettleAuction.Plan
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'stepsOf'>
    /** The visitor's part in the settlement. */
    role: SettlementRole
    networkFee: ReactNode
    onStart: () => void
  }
}
