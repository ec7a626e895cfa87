import type { Collection, MarketOrder } from '@souk/market'
import { Deal, type prepareFulfillOrder } from '@souk/market/flows'
import type { ReactNode } from 'react'
import { isSameAddress } from '../../format/formatAddress.js'
import { Money } from '../../kit/Money.js'
import { useClock } from '../../kit/useClock.js'
import { shareOf } from '../../orders/breakdown.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { feeName } from '../../orders/feeName.js'
import { isOneAuction } from '../shared/fallAsleep.js'
import { Review } from '../shared/Review.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { proceedsOf, soldUnits } from './proceedsOf.js'

/** Shows what accepting an offer moves, from the data to be sent. */
export function SaleReview({ plan, trade, collection, name, networkFee, bound, onStart }: SaleReview.Props) {
  const clock = useClock()
  const { info, words, account } = trade
  const { offer } = words
  const currency = currencyOf(info, { address: plan.deal.currency ?? info.seaport })
  const units = soldUnits(plan, account)
  const what = units > 1n ? `${units} × ${name}` : name
  const price = (Deal.priceAt(plan.deal, clock()) * units) / plan.deal.total
  const known = { info, collection, part: words.orders.part }
  const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
  const receives = {
    name: offer.youReceive,
    value: <Money amount={proceedsOf(plan)} currency={currency} exact fiat />,
    total: true,
  }
  return (
    <Review
      label={offer.whatYouReceive}
      asked={[{ name: offer.youGive, value: what }, receives]}
      rows={[
        { name: offer.youGive, value: what },
        { name: offer.theyPay, value: money(price) },
        ...feesOf(plan.movements, account).map(({ to, amount }) => ({
          name: feeName({ recipient: to, basisPoints: shareOf(amount, price) }, known),
          value: money(-amount),
        })),
        receives,
        { name: words.trade.networkFee, value: networkFee },
      ]}
      steps={trade.stepsOf(plan.steps)}
      warnings={bound.length > 0 ? [words.send.asleep(bound.length, isOneAuction(bound))] : []}
      price={{ price, currency }}
      onStart={onStart}
    />
  )
}

export declare namespace SaleReview {
  type Props = {
    plan: prepareFulfillOrder.Plan
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'account' | 'stepsOf'>
    collection: Collection
    name: string
    networkFee: ReactNode
    /** The seller's listings that nobody can buy from afterwards. */
    bound: readonly MarketOrder[]
    onStart: () => void
  }
}

/** The payments to others out of the price. */
function feesOf(
  movements: readonly { from: string; to: string; itemType: number; amount: bigint }[],
  account: string | undefined,
) {
  return movements.filter(
    ({ from, itemType, to }) => itemType <= 1 && isSameAddress(from, account) && !isSameAddress(to, account),
  )
}
