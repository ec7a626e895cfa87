import { FiatPrice, type MarketInfo } from '@souk/market'
import { formatAddress, isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { formatFiat } from '@souk/ui/parts/format/formatFiat.js'
import { formatMoment } from '@souk/ui/parts/format/formatTime.js'
import type { Facts } from '@souk/ui/parts/kit/Facts.js'
import type { fiatWords } from '../i18n/areas/fiat.js'

/** Describes each price feed: its price with source and time, or why it has none. */
export function fiatRows(
  prices: readonly FiatPrice.FiatPrice[],
  { info, words }: { info: Pick<MarketInfo, 'currencies'>; words: (typeof fiatWords)['en'] },
): readonly Facts.Row[] {
  const isFirst = ({ feed }: FiatPrice.FiatPrice, index: number) =>
    prices.findIndex((price) => isSameAddress(price.feed, feed)) === index
  return prices.filter(isFirst).flatMap((price) => {
    const currency = info.currencies.find(({ address }) => isSameAddress(address, price.currency))
    if (!currency) return []
    const moment = price.updatedAt === undefined ? '–' : formatMoment(price.updatedAt)
    const unit = 10n ** BigInt(currency.decimals)
    const worth = FiatPrice.worth(price, unit, currency)
    return {
      name: words.one(currency.symbol),
      value: worth === undefined ? '–' : formatFiat(worth, price.fiat),
      note: price.problem
        ? words.problems[price.problem](moment)
        : words.updated(formatAddress(price.feed), moment),
    }
  })
}
