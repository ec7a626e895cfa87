import type { Currency } from '@souk/market'
import { formatBasisPoints } from '../format/formatShare.js'
import type { PriceBreakdown } from '../orders/breakdown.js'
import { Button } from '../ui/Button.js'
import { Choice } from '../ui/Choice.js'
import { DialogActions } from '../ui/DialogActions.js'
import { Facts } from '../ui/Facts.js'
import { controlClass, Field } from '../ui/Field.js'
import { Money } from '../ui/Money.js'
import { Notice } from '../ui/Notice.js'
import { useWords } from '../words/useWords.js'
import type { Words } from '../words/Words.js'
import { durations, type ListFacts, type ListForm, type ReadForm } from './listForm.js'
import { warningText } from './listWords.js'
import { PriceFields } from './PriceFields.js'

/** The terms of a listing, and what they come to. */
export function ListFormView({ form, read, facts, breakdown, busy, onChange, onSubmit }: ListFormView.Props) {
  const words = useWords()
  const { list } = words
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
      <PriceFields
        label={edition ? list.priceOfOne : list.price}
        price={form.price}
        problem={priceProblem(form, read, words)}
        currencies={facts.currencies}
        currency={read.currency}
        onChange={onChange}
      />
      {read.warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warningText(warning, facts, words)}
        </Notice>
      ))}
      {edition && (
        <Field label={list.howMany} hint={list.youHold(facts.held)} problem={quantityProblem(read, words)}>
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
        label={list.howLong}
        options={durations.map((value) => ({ value, label: list.duration[value] }))}
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
          {buttonText(form, firstIssue, words)}
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

/** The first thing that is missing is what the button says. */
function buttonText(form: ListForm, issue: ReadForm['issues'][number] | undefined, { list }: Words): string {
  if (!issue) return list.review
  if (!isTyping(issue)) return list.issue[issue]
  return form.price === '' ? list.enterPrice : list.checkPrice
}

/** An empty field is no mistake yet. */
function priceProblem(form: ListForm, read: ReadForm, { list }: Words): string | undefined {
  const issue = read.issues.find((issue) => issue !== 'quantityInvalid' && issue !== 'quantityTooLarge')
  return issue && form.price !== '' ? `${list.issue[issue]}.` : undefined
}

function quantityProblem(read: ReadForm, { list }: Words): string | undefined {
  const issue = read.issues.find((issue) => issue === 'quantityInvalid' || issue === 'quantityTooLarge')
  return issue && `${list.issue[issue]}.`
}

function Proceeds({ breakdown, currency }: { breakdown: PriceBreakdown; currency: Currency }) {
  const { list, orders } = useWords()
  return (
    <section aria-label={list.whatYouReceive} aria-live="polite" className="rounded-card bg-sunk px-4 py-2">
      <Facts
        rows={[
          { name: list.buyerPays, value: <Money amount={breakdown.total} currency={currency} exact /> },
          ...breakdown.parts.map((part) => ({
            name: `${orders.part[part.to]} (${formatBasisPoints(part.basisPoints)})`,
            value: <Money amount={-part.amount} currency={currency} exact />,
          })),
          {
            name: list.youReceive,
            value: <Money amount={breakdown.seller} currency={currency} exact />,
            total: true,
          },
        ]}
      />
    </section>
  )
}
