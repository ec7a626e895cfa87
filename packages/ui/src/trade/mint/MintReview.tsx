import type { Mint } from '@souk/market'
import type { ReactNode } from 'react'
import { useTradeWords } from '../../i18n/areas/trades.js'
import type { mint as MintWords } from '../../i18n/en/mint.js'
import { Money } from '../../kit/Money.js'
import { Review } from '../shared/Review.js'

/** Shows what a mint costs and gives. */
export function MintReview({ mint, quantity, balance, words, networkFee, ...rest }: MintReview.Props) {
  const { trade } = useTradeWords()
  const { price, currency } = mint
  const total = price * quantity
  const isShort = balance !== undefined && balance < total
  return (
    <Review
      label={words.review}
      warnings={isShort ? [words.short] : []}
      rows={[
        { name: words.units, value: String(quantity) },
        {
          name: words.unitPrice,
          value: price === 0n ? words.free : <Money amount={price} currency={currency} exact />,
        },
        { name: trade.networkFee, value: networkFee },
        { name: words.youPay, value: <Money amount={total} currency={currency} exact fiat />, total: true },
      ]}
      {...rest}
    />
  )
}

export declare namespace MintReview {
  type Props = Pick<Review.Props, 'steps' | 'onStart'> & {
    mint: Mint.Mint
    quantity: bigint
    /** The wallet's balance of the currency; undefined while it loads. */
    balance: bigint | undefined
    words: typeof MintWords
    networkFee: ReactNode
  }
}
