import type { Currency } from '@souk/market'
import type { ReactNode } from 'react'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { Money } from '../../kit/Money.js'
import { Review } from '../shared/Review.js'

/** Shows what wrapping or unwrapping gives and takes. */
export function WrapReview({ from, to, amount = 0n, words, warning, networkFee, ...rest }: WrapReview.Props) {
  const { wrap, trade } = words
  return (
    <Review
      label={wrap.review}
      asked={[
        { name: wrap.youGive, value: <Money amount={amount} currency={from} exact /> },
        { name: wrap.youGet, value: <Money amount={amount} currency={to} exact /> },
      ]}
      rows={[
        { name: wrap.youGive, value: <Money amount={amount} currency={from} exact /> },
        { name: wrap.youGet, value: <Money amount={amount} currency={to} exact /> },
        { name: trade.networkFee, value: networkFee },
      ]}
      warnings={warning === undefined ? [] : [warning]}
      {...rest}
    />
  )
}

export declare namespace WrapReview {
  type Props = Pick<Review.Props, 'steps' | 'onStart' | 'onBack'> & {
    from: Currency
    to: Currency
    amount: bigint | undefined
    words: Pick<TradeWords, 'wrap' | 'trade'>
    /** That open offers need the money. */
    warning: string | undefined
    networkFee: ReactNode
  }
}
