import type { Currency } from '@souk/market'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import {
  type CollectionSearch,
  isAuctions,
  isNarrowed,
  type SearchChange,
  toAuctions,
  widestOf,
} from '@souk/ui/parts/links/collectionSearch.js'
import { currencyOfSearch, readPrice } from '@souk/ui/parts/nft/itemsAsked.js'
import { X } from 'lucide-react'

/** Shows the active filters as chips, to remove one by one or all at once. */
export function Chosen({ search, onSearch, currencies }: Chosen.Props) {
  const words = useArea(collectionWords)
  if (!isNarrowed(search)) return null
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
      {chipsOf(search, currencies, words).map(({ key, name, text = name, without }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onSearch(without)}
            aria-label={words.removeFilter(name)}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-clay-wash px-3 text-sm font-medium hover:bg-line"
          >
            <span className="truncate">{text}</span>
            <X aria-hidden className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onSearch(widestOf(search))}
          className="min-h-9 rounded-full px-3 text-sm font-semibold text-clay underline-offset-4 hover:underline"
        >
          {words.clearAll}
        </button>
      </li>
    </ul>
  )
}

export declare namespace Chosen {
  type Props = { search: CollectionSearch; onSearch: SearchChange; currencies: readonly Currency[] }
}

type Chip = { key: string; name: string; text?: string; without: Partial<CollectionSearch> }

function chipsOf(
  search: CollectionSearch,
  currencies: readonly Currency[],
  words: (typeof collectionWords)['en'],
): readonly Chip[] {
  const { traits = [], min, max, q, listed } = search
  const currency = currencyOfSearch(search, currencies)
  const price = (text: string) => `${text} ${currency?.symbol ?? ''}`
  const isPrice = (text: string | undefined): text is string =>
    currency !== undefined && readPrice(text, currency) !== undefined
  return [
    ...(q ? [{ key: 'q', name: `“${q}”`, without: { q: undefined } }] : []),
    ...(listed ? [{ key: 'listed', name: words.forSale, without: { listed: undefined } }] : []),
    ...(isAuctions(search)
      ? [{ key: 'auction', name: words.onAuction, without: toAuctions(search, { isWanted: false }) }]
      : []),
    ...(search.currency && currency
      ? [{ key: 'currency', name: words.inCurrency(currency.symbol), without: { currency: undefined } }]
      : []),
    ...(isPrice(min) ? [{ key: 'min', name: words.fromMore(price(min)), without: { min: undefined } }] : []),
    ...(isPrice(max) ? [{ key: 'max', name: words.upTo(price(max)), without: { max: undefined } }] : []),
    ...traits.map((trait) => ({
      key: trait,
      name: trait.replace(':', ': '),
      text: trait.slice(trait.indexOf(':') + 1),
      without: { traits: without(traits, trait) },
    })),
  ]
}

function without(traits: readonly string[], trait: string): string[] | undefined {
  const left = traits.filter((other) => other !== trait)
  return left.length > 0 ? left : undefined
}
