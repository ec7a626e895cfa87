import { useTradeWords } from '../../i18n/areas/trades.js'
import { controlClass, Field } from '../../kit/Field.js'

/** Asks for a currency. */
export function CurrencyField({ currencies, currency, onChange }: CurrencyField.Props) {
  const { list } = useTradeWords()
  return (
    <Field label={list.currency}>
      {(control) => (
        <select
          {...control}
          value={currency?.address}
          onChange={(event) => onChange({ currencyAddress: event.target.value })}
          className={controlClass}
        >
          {currencies.map(({ address, symbol }) => (
            <option key={address} value={address}>
              {symbol}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export declare namespace CurrencyField {
  type Props = {
    currencies: readonly { address: string; symbol: string }[]
    currency: { address: string } | undefined
    onChange: (change: { currencyAddress: string }) => void
  }
}
