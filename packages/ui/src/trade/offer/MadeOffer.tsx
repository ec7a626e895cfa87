import type { Currency, MarketOrder } from '@souk/market'
import type { ReactNode } from 'react'
import { LowerBids } from '../../auctions/LowerBids.js'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'

/** The receipt of an offer: its price, and when it ends. */
export function MadeOffer(props: MadeOffer.Props) {
  const {
    price,
    currency,
    endTime,
    isInactive = false,
    told,
    lower = [],
    onCancelLower,
    older,
    words,
    onClose,
  } = props
  const money = formatMoney(price, currency, { exact: true })
  if (isInactive)
    return (
      <DoneReceipt title={words.offer.inactive} onClose={onClose}>
        {words.offer.inactiveMeaning(money)}
      </DoneReceipt>
    )
  return (
    <DoneReceipt
      title={told?.title ?? words.offer.made}
      more={
        <>
          {onCancelLower && <LowerBids bids={lower} onCancel={onCancelLower} />}
          {older}
        </>
      }
      onClose={onClose}
    >
      {told?.meaning ?? words.offer.madeMeaning(money, formatMoment(endTime))}
    </DoneReceipt>
  )
}

export declare namespace MadeOffer {
  type Props = {
    price: bigint
    currency: Pick<Currency, 'symbol' | 'decimals'>
    endTime: bigint
    /** Whether nobody can accept it now, because of the wallet's balance or approval. @default false */
    isInactive?: boolean
    /** What to say instead, for a bid on an auction. */
    told?: { title: string; meaning: string } | undefined
    /** The bidder's lower bids that stay open. */
    lower?: readonly MarketOrder[]
    onCancelLower?: (bids: readonly MarketOrder[]) => void
    /** The visitor's older offers that stay open. */
    older?: ReactNode
    words: TradeWords
    onClose: () => void
  }
}
