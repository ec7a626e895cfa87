import type { Currency } from '@souk/market'
import { useContext } from 'react'
import { amountExample } from '../../format/formatNumber.js'
import { parseAmount } from '../../format/parseAmount.js'
import { FiatContext, type FiatText } from '../../kit/Fiat.js'
import { controlClass, Field } from '../../kit/Field.js'
import { CurrencyField } from './CurrencyField.js'

/** Asks for an amount and its currency, and shows what the typed amount is worth. */
export function PriceFields({
  label,
  price,
  hint,
  problem,
  currencies,
  currency,
  onChange,
}: PriceFields.Props) {
  const fiat = useTypedFiat(price, currency)
  const note = fiat ? <WorthAndHint fiat={fiat} hint={hint} /> : hint
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
      <Field label={label} hint={note} problem={problem}>
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

/** Returns what a typed amount is worth; `undefined` if it is invalid, or its worth is unknown. */
function useTypedFiat(price: string, currency: Currency | undefined): FiatText | undefined {
  const readFiat = useContext(FiatContext)
  const parsed = currency && parseAmount(price, currency)
  return currency && parsed?.ok ? readFiat({ amount: parsed.amount, currency }) : undefined
}

function WorthAndHint({ fiat, hint }: { fiat: FiatText; hint: string | undefined }) {
  return (
    <>
      <span title={fiat.source} className="figures">
        {fiat.text}
      </span>
      {hint && (
        <>
          {' · '}
          <span>{hint}</span>
        </>
      )}
    </>
  )
}
