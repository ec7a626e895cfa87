import { FiatPrice } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { formatFiat } from '@souk/ui/parts/format/formatFiat.js'
import { formatMoment } from '@souk/ui/parts/format/formatTime.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { FiatContext, type ReadFiat } from '@souk/ui/parts/kit/Fiat.js'
import { type ReactNode, useMemo } from 'react'
import { fiatWords } from '../i18n/areas/fiat.js'
import { useFiatPrices } from '../market/useFiatPrices.js'
import { useFiatChoice } from '../preferences/useFiatChoice.js'

/** Lets the app show what amounts are worth in a fiat currency, unless the visitor turned that off. */
export function FiatContainer({ children }: { children: ReactNode }) {
  const [choice] = useFiatChoice()
  const prices = useFiatPrices({ isOn: choice === 'on' })
  const words = useArea(fiatWords)
  const read = useMemo<ReadFiat>(() => {
    if (choice === 'off' || !prices) return () => undefined
    return ({ amount, currency }) => {
      const { address } = currency
      const price = address && prices.find((price) => isSameAddress(price.currency, address))
      if (!price || price.updatedAt === undefined || amount === 0n) return undefined
      const worth = FiatPrice.worth(price, amount, currency)
      if (worth === undefined) return undefined
      return { text: formatFiat(worth, price.fiat), source: words.source(formatMoment(price.updatedAt)) }
    }
  }, [choice, prices, words])
  return <FiatContext value={read}>{children}</FiatContext>
}
