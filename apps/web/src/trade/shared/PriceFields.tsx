import type { Currency } from '@souk/market'
import { amountExample } from '../../format/formatNumber.js'
import { controlClass, Field } from '../../ui/Field.js'
import { CurrencyField } from './CurrencyField.js'

/** Asks for an amount and its currency. */
export function PriceFields({
  label,
  price,
  hint,
  problem,
  currencies,
  currency,
  onChange,
}: PriceFields.Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
      <Field label={label} hint={hint} problem={problem}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            placeholder={amountExample()}
            value={price}
            onChange={(event) => onChange({ price: event.target.value })}
            className={`${controlClass} figures text-lg font-semibold`}
          />
        )}
      </Field>
      <CurrencyField currencies={currencies} currency={currency} onChange={onChange} />
    </div>
  )
}

export declare namespace PriceFields {
  type Props = {
    label: string
    /** As typed. */
    price: string
    hint?: string | undefined
    problem: string | undefined
    currencies: readonly Currency[]
    currency: Currency | undefined
    onChange: (change: { price: string } | { currencyAddress: string }) => void
  }
}
