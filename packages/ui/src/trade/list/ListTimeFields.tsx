import { listingWords } from '../../i18n/areas/listing.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Choice } from '../../kit/Choice.js'
import { controlClass, Field } from '../../kit/Field.js'
import { durations, longest, shortest, toLocal } from '../../orders/listTimes.js'
import type { ListForm, ReadForm } from './listForm.js'

/** Asks when it ends. */
export function EndFields({ form, read, now, onChange }: ListTimeFields.Props) {
  const { list } = useTradeWords()
  const words = useArea(listingWords)
  const issue = read.issues.find((issue) => isEndIssue(issue))
  const start = read.startTime ?? now
  return (
    <>
      <Choice
        label={list.howLong}
        options={[
          ...durations.map((value) => ({ value, label: list.duration[value] })),
          { value: 'custom' as const, label: words.custom },
        ]}
        value={form.duration}
        onChange={(duration) =>
          onChange({
            duration,
            ...(duration === 'custom' && form.endsAt === '' ? { endsAt: toLocal(now + 86_400n) } : {}),
          })
        }
      />
      {form.duration === 'custom' && (
        <Field
          label={words.endsAt}
          hint={form.mode === 'english' ? words.auctionEndsAtHint : words.endsAtHint}
          problem={issue && `${words.issue[issue]}.`}
        >
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={form.endsAt}
              // The field has whole minutes, so the next one is the earliest that is long enough.
              min={toLocal(start + shortest + 59n)}
              max={toLocal(start + longest)}
              onChange={(event) => onChange({ endsAt: event.target.value })}
              className={`${controlClass} figures`}
            />
          )}
        </Field>
      )}
    </>
  )
}

/** Asks when it starts. */
export function StartField({ form, read, now, onChange }: ListTimeFields.Props) {
  const words = useArea(listingWords)
  const issue = read.issues.find((issue) => isStartIssue(issue))
  return (
    <Field label={words.startsAt} hint={words.startsAtHint} problem={issue && `${words.issue[issue]}.`}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={form.startsAt}
          min={toLocal(now)}
          onChange={(event) => onChange({ startsAt: event.target.value })}
          className={`${controlClass} figures`}
        />
      )}
    </Field>
  )
}

declare namespace ListTimeFields {
  type Props = {
    form: ListForm
    read: ReadForm
    /** Seconds. */
    now: bigint
    onChange: (change: Partial<ListForm>) => void
  }
}

function isEndIssue(issue: string): issue is 'endInvalid' | 'endTooSoon' | 'endTooLate' {
  return issue === 'endInvalid' || issue === 'endTooSoon' || issue === 'endTooLate'
}

function isStartIssue(issue: string): issue is 'startInvalid' | 'startTooLate' {
  return issue === 'startInvalid' || issue === 'startTooLate'
}
