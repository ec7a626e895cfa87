import { amountExample } from '../../format/formatNumber.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { controlClass, Field } from '../../kit/Field.js'
import { PriceFields } from '../shared/PriceFields.js'
import type { ListFacts, ListForm, ReadForm } from './listForm.js'
import { endPriceProblem, priceProblem } from './listIssues.js'
import { QuickPrices } from './QuickPrices.js'
import type { SuggestedPrice } from './suggestPrices.js'

/** Asks for the price, or for both ends of a falling price. */
export function ListPrices({ form, read, facts, label, hint, suggested, onChange }: ListPrices.Props) {
  const { list } = useTradeWords()
  const texts = useArea(listingWords)
  const said = { list, texts }
  return (
    <div className="space-y-3">
      <PriceFields
        label={{ fixed: label, dutch: texts.startPrice, english: texts.reserve }[form.mode]}
        price={form.price}
        hint={form.mode === 'english' ? texts.reserveHint : hint}
        problem={priceProblem(form, read, said)}
        currencies={facts.currencies}
        currency={read.currency}
        onChange={onChange}
      />
      <QuickPrices
        prices={suggested}
        onPick={({ typed, currency }) => onChange({ price: typed, currencyAddress: currency.address })}
      />
      {form.mode === 'dutch' && (
        <Field label={texts.endPrice} problem={endPriceProblem(form, read, said)}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              placeholder={amountExample()}
              value={form.endPrice}
              onChange={(event) => onChange({ endPrice: event.target.value })}
              className={`${controlClass} figures text-lg font-semibold`}
            />
          )}
        </Field>
      )}
    </div>
  )
}

export declare namespace ListPrices {
  type Props = {
    form: ListForm
    read: ReadForm
    facts: Pick<ListFacts, 'currencies'>
    /** The label of a fixed price. */
    label: string
    hint?: string | undefined
    suggested: readonly SuggestedPrice[]
    onChange: (change: Partial<ListForm>) => void
  }
}
