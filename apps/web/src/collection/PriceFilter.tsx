import type { Currency } from '@souk/market'
import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { controlClass } from '@souk/ui/parts/kit/Field.js'
import { useTyped } from '@souk/ui/parts/kit/useTyped.js'
import type { CollectionSearch, SearchChange } from '@souk/ui/parts/links/collectionSearch.js'
import { currencyOfSearch, readPrice } from '@souk/ui/parts/nft/itemsAsked.js'

/** Filters by lowest and highest price in one currency. */
export function PriceFilter({ search, onSearch, currencies }: PriceFilter.Props) {
  const words = useArea(collectionWords)
  const currency = currencyOfSearch(search, currencies)
  if (!currency) return null
  return (
    <fieldset className="space-y-2 rounded-card border border-line bg-surface p-3">
      <legend className="sr-only">{words.price}</legend>
      <div className="flex items-center gap-2">
        <p aria-hidden className="flex-1 text-sm font-semibold">
          {words.price}
        </p>
        <select
          aria-label={words.currency}
          value={currency.address}
          onChange={(event) =>
            onSearch({
              currency: event.target.value === currencies[0]?.address ? undefined : event.target.value,
            })
          }
          className={`${controlClass} h-10! w-auto! py-0! text-sm!`}
        >
          {currencies.map(({ address, symbol }) => (
            <option key={address} value={address}>
              {symbol}
            </option>
          ))}
        </select>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <PriceField
          label={words.from}
          text={search.min}
          currency={currency}
          onText={(min) => onSearch({ min })}
        />
        <PriceField
          label={words.to}
          text={search.max}
          currency={currency}
          onText={(max) => onSearch({ max })}
        />
      </div>
    </fieldset>
  )
}

export declare namespace PriceFilter {
  type Props = { search: CollectionSearch; onSearch: SearchChange; currencies: readonly Currency[] }
}

const pauseMs = 400

function PriceField({ label, text, currency, onText }: PriceField.Props) {
  const words = useArea(collectionWords)
  const [typed, setTyped] = useTyped({ text, onText, pauseMs })
  const isOdd = typed !== '' && readPrice(typed, currency) === undefined
  return (
    <label className="text-xs font-medium text-ink-soft">
      {label}
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={typed}
        aria-invalid={isOdd || undefined}
        onChange={(event) => setTyped(event.target.value)}
        className={`${controlClass} figures mt-1 h-11!`}
      />
      {isOdd && <span className="text-bad">{words.noPrice}</span>}
    </label>
  )
}

declare namespace PriceField {
  type Props = {
    label: string
    text: string | undefined
    currency: Currency
    onText: (text: string | undefined) => void
  }
}
