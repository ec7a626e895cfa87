import type { Currency } from '@souk/market'
import { formatBasisPoints } from '../format/formatShare.js'
import { type PriceBreakdown, partName } from '../orders/breakdown.js'
import { Button } from '../ui/Button.js'
import { Choice } from '../ui/Choice.js'
import { DialogActions } from '../ui/DialogActions.js'
import { Facts } from '../ui/Facts.js'
import { controlClass, Field } from '../ui/Field.js'
import { Money } from '../ui/Money.js'
import { Notice } from '../ui/Notice.js'
import {
  durations,
  formIssueText,
  type ListFacts,
  type ListForm,
  type ReadForm,
  warningText,
} from './listForm.js'

/** The terms of a listing, and what they come to. */
export function ListFormView({ form, read, facts, breakdown, busy, onChange, onSubmit }: ListFormView.Props) {
  const [firstIssue] = read.issues
  const edition = facts.standard === 'erc1155'
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!firstIssue && !busy) onSubmit()
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
        <Field label={edition ? 'Price of one' : 'Price'} problem={priceProblem(form, read)}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              value={form.price}
              onChange={(event) => onChange({ price: event.target.value })}
              className={`${controlClass} figures text-lg font-semibold`}
            />
          )}
        </Field>
        <Field label="Currency">
          {(control) => (
            <select
              {...control}
              value={read.currency?.address}
              onChange={(event) => onChange({ currencyAddress: event.target.value })}
              className={controlClass}
            >
              {facts.currencies.map((currency) => (
                <option key={currency.address} value={currency.address}>
                  {currency.symbol}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {read.warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warningText(warning, facts)}
        </Notice>
      ))}
      {edition && (
        <Field label="How many" hint={`You hold ${facts.held}`} problem={quantityProblem(read)}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={form.quantity}
              onChange={(event) => onChange({ quantity: event.target.value })}
              className={`${controlClass} figures`}
            />
          )}
        </Field>
      )}
      <Choice
        label="For how long"
        options={durations}
        value={form.duration}
        onChange={(duration) => onChange({ duration })}
      />
      {breakdown && read.currency && <Proceeds breakdown={breakdown} currency={read.currency} />}
      <DialogActions>
        <Button
          type="submit"
          tone="primary"
          size="l"
          className="w-full"
          disabled={firstIssue !== undefined}
          busy={busy}
        >
          {firstIssue
            ? isTyping(firstIssue)
              ? form.price === ''
                ? 'Enter a price'
                : 'Check the price'
              : formIssueText[firstIssue]
            : 'Review the listing'}
        </Button>
      </DialogActions>
    </form>
  )
}

export declare namespace ListFormView {
  type Props = {
    form: ListForm
    read: ReadForm
    facts: ListFacts
    /** Missing while the price cannot be read. */
    breakdown: PriceBreakdown | undefined
    busy: boolean
    onChange: (change: Partial<ListForm>) => void
    onSubmit: () => void
  }
}

/** The long explanations stand below the field; the button keeps it short. */
function isTyping(issue: string): boolean {
  return issue === 'notANumber' || issue === 'ambiguous' || issue === 'tooManyDecimals'
}

/** An empty field is no mistake yet. */
function priceProblem(form: ListForm, read: ReadForm): string | undefined {
  const issue = read.issues.find((issue) => issue !== 'quantityInvalid' && issue !== 'quantityTooLarge')
  return issue && form.price !== '' ? `${formIssueText[issue]}.` : undefined
}

function quantityProblem(read: ReadForm): string | undefined {
  const issue = read.issues.find((issue) => issue === 'quantityInvalid' || issue === 'quantityTooLarge')
  return issue && `${formIssueText[issue]}.`
}

function Proceeds({ breakdown, currency }: { breakdown: PriceBreakdown; currency: Currency }) {
  return (
    <section aria-label="What you receive" aria-live="polite" className="rounded-card bg-sunk px-4 py-2">
      <Facts
        rows={[
          { name: 'Buyer pays', value: <Money amount={breakdown.total} currency={currency} exact /> },
          ...breakdown.parts.map((part) => ({
            name: `${partName[part.to]} (${formatBasisPoints(part.basisPoints)})`,
            value: <Money amount={-part.amount} currency={currency} exact />,
          })),
          {
            name: 'You receive',
            value: <Money amount={breakdown.seller} currency={currency} exact />,
            total: true,
          },
        ]}
      />
    </section>
  )
}
