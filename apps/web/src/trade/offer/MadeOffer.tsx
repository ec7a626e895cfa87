import type { Currency } from '@souk/market'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'

/** The receipt of an offer: its price, and when it ends. */
export function MadeOffer({ price, currency, endTime, words, onClose }: MadeOffer.Props) {
  const money = formatMoney(price, currency, { exact: true })
  return (
    <DoneReceipt title={words.offer.made} onClose={onClose}>
      {words.offer.madeMeaning(money, formatMoment(endTime))}
    </DoneReceipt>
  )
}

export declare namespace MadeOffer {
  type Props = {
    price: bigint
    currency: Pick<Currency, 'symbol' | 'decimals'>
    endTime: bigint
    words: TradeWords
    onClose: () => void
  }
}
