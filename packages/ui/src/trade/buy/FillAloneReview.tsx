import type { prepareFulfillOrder } from '@souk/market/flows'
import { inspectWords } from '@souk/words/inspect'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { formatMoney } from '../../format/formatMoney.js'
import { useArea } from '../../i18n/useArea.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { Review } from '../shared/Review.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'

/** Shows what filling the order gives and takes. */
export function FillAloneReview({ plan, trade, kind, title, networkFee, onStart }: FillAloneReview.Props) {
  const words = useArea(inspectWords)
  const sums = (list: readonly { currency: Address; amount: bigint }[]) =>
    list
      .map(({ currency, amount }) =>
        formatMoney(amount, currencyOf(trade.info, { address: currency }), { exact: true }),
      )
      .join(', ') || words.statements.nothing
  return (
    <Review
      label={words.plain}
      rows={[
        { name: words.youPay, value: kind === 'sale' ? title : sums(plan.payment) },
        { name: words.youGet, value: kind === 'sale' ? sums(plan.proceeds) : title },
        { name: trade.words.trade.networkFee, value: networkFee },
      ]}
      steps={trade.stepsOf(plan.steps)}
      onStart={onStart}
    />
  )
}

export declare namespace FillAloneReview {
  type Props = {
    plan: prepareFulfillOrder.Plan
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'stepsOf'>
    kind: 'sale' | 'purchase'
    /** The subject of the order. */
    title: string
    networkFee: ReactNode
    onStart: () => void
  }
}
