import type { Currency } from '@souk/market'

/** Selects one of several currencies by its index. */
export function CurrencyChoice({ label, currencies, chosen, onChoose }: CurrencyChoice.Props) {
  return (
    <select
      aria-label={label}
      value={chosen}
      onChange={(event) => onChoose(Number(event.target.value))}
      className="h-11 rounded-card border border-edge bg-paper px-3 text-sm"
    >
      {currencies.map((currency, index) => (
        <option key={currency.address} value={index}>
          {currency.symbol}
        </option>
      ))}
    </select>
  )
}

export declare namespace CurrencyChoice {
  type Props = {
    label: string
    currencies: readonly Pick<Currency, 'address' | 'symbol'>[]
    chosen: number
    onChoose: (index: number) => void
  }
}
