import { formatMoney } from '../../format/formatMoney.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import type { SuggestedPrice } from './suggestPrices.js'

/** Suggested prices, one press each. */
export function QuickPrices({ prices, onPick }: QuickPrices.Props) {
  const words = useArea(listingWords)
  if (prices.length === 0) return null
  return (
    <ul aria-label={words.quick} className="grid grid-cols-3 gap-1.5 sm:flex sm:flex-wrap">
      {prices.map((price) => (
        <li key={price.label}>
          <button
            type="button"
            onClick={() => onPick(price)}
            className="flex min-h-11 w-full flex-col items-center justify-center rounded-card border border-line bg-surface px-1 text-xs font-medium transition-colors duration-(--quick) hover:border-edge hover:bg-sunk sm:min-h-8 sm:flex-row sm:gap-1 sm:rounded-full sm:px-3"
          >
            <span className="text-ink-soft">{price.label}</span>{' '}
            <span className="figures font-semibold">{formatMoney(price.amount, price.currency)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export declare namespace QuickPrices {
  type Props = { prices: readonly SuggestedPrice[]; onPick: (price: SuggestedPrice) => void }
}
