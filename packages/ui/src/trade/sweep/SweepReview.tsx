import type { Currency, Nft } from '@souk/market'
import type { prepareFulfillOrders } from '@souk/market/flows'
import { Cart } from '@souk/react'
import { errorText } from '@souk/words/errors'
import type { ReactNode } from 'react'
import { isSameAddress } from '../../format/formatAddress.js'
import { type TradeWords, useTradeWords } from '../../i18n/areas/trades.js'
import { Money } from '../../kit/Money.js'
import { Notice } from '../../kit/Notice.js'
import { nameOfError } from '../shared/problemOf.js'
import { Review } from '../shared/Review.js'
import type { StepText } from '../shared/stepWords.js'
import { SweepLines } from './SweepLines.js'

/** Shows everything that one transaction buys, item by item, and the items left out with the reason. */
export function SweepReview({
  group,
  plan,
  nfts,
  currency,
  balance,
  networkFee,
  steps,
  onStart,
  onBack,
}: SweepReview.Props) {
  const { buy, cart, problems, trade } = useTradeWords()
  const reasons = new Map(
    plan.dropped.map(({ index, reasons: [reason] }) => [index, reasonOf(reason, problems)] as const),
  )
  const entries = group.lines.map((line, index) => ({ line, reason: reasons.get(index) }))
  const bought = entries.filter(({ reason }) => reason === undefined)
  const left = entries.filter(({ reason }) => reason !== undefined)
  const paid = plan.payment.find((sum) => isSameAddress(sum.currency, group.currency))?.amount ?? 0n
  const shown = bought.reduce((sum, { line }) => sum + Cart.priceOf(line), 0n)
  const money = (amount: bigint) => <Money amount={amount} currency={currency} exact />
  return (
    <div className="space-y-4">
      {left.length > 0 && (
        <Notice tone="warn" title={cart.leftOut(left.length)}>
          <SweepLines label={cart.leftOutLabel} entries={left} nfts={nfts} currency={currency} />
        </Notice>
      )}
      <SweepLines label={cart.boughtLabel} entries={bought} nfts={nfts} currency={currency} />
      {paid !== shown && <p className="text-sm text-ink-soft">{cart.moved}</p>}
      <Review
        label={buy.whatYouPay}
        rows={[
          { name: cart.items(bought.length), value: money(shown) },
          { name: cart.youPay, value: <Money amount={paid} currency={currency} exact fiat />, total: true },
          { name: trade.networkFee, value: networkFee },
          ...(balance === undefined
            ? []
            : [{ name: trade.inWallet, value: <Money amount={balance} currency={currency} /> }]),
        ]}
        steps={steps}
        price={{ price: paid, currency }}
        onStart={onStart}
        {...(onBack ? { onBack } : {})}
      />
    </div>
  )
}

export declare namespace SweepReview {
  type Props = {
    /** The selected lines with the prices that were shown. */
    group: Cart.Group
    plan: Pick<prepareFulfillOrders.Plan, 'dropped' | 'payment'>
    nfts: readonly Nft[] | undefined
    currency: Currency
    /** The wallet's balance of the currency; undefined while it loads. */
    balance: bigint | undefined
    networkFee: ReactNode
    steps: readonly StepText[]
    onStart: () => void
    /** Returns to where the items were chosen. */
    onBack?: () => void
  }
}

type Reason = prepareFulfillOrders.Dropped['reasons'][number]

function reasonOf(reason: Reason | undefined, problems: TradeWords['problems']): string {
  const name = reason ? nameOfError(reason, 'sweep') : 'unavailable'
  return name === 'other' && reason ? errorText(reason) : problems[name].title
}
