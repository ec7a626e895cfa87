import type { Address } from 'viem'
import { listingWords } from '../../i18n/areas/listing.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { controlClass, Field } from '../../kit/Field.js'
import { Notice } from '../../kit/Notice.js'
import type { SendIssue } from '../shared/readReceiver.js'
import { TradeForm } from '../shared/TradeForm.js'
import { ReceiverField } from './ReceiverField.js'

/** Asks for the recipient of an item. */
export function SendFormView(props: SendFormView.Props) {
  const { form, to, hasNames, issue, held, quantityOk, warning, onCancelListings, busy, onChange, onSubmit } =
    props
  const { send, list } = useTradeWords()
  const texts = useArea(listingWords)
  const quantityIssue = quantityOk ? undefined : list.issue.quantityTooLarge
  return (
    <TradeForm
      label={send.review}
      issue={issue ? send.issue[issue] : quantityIssue}
      busy={busy}
      onSubmit={onSubmit}
    >
      <ReceiverField
        to={form.to}
        found={to}
        hasNames={hasNames}
        problem={issue && issue !== 'missing' ? `${send.issue[issue]}.` : undefined}
        isReading={issue === 'nameReading'}
        onTo={(to) => onChange({ to })}
      />
      {held !== undefined && (
        <Field label={send.howMany} hint={list.youHold(held)} problem={quantityIssue}>
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
      {warning && (
        <Notice tone="warn" action={<Button onClick={onCancelListings}>{texts.cancelOlder}</Button>}>
          {warning}
        </Notice>
      )}
    </TradeForm>
  )
}

export declare namespace SendFormView {
  type Form = { to: string; quantity: string }
  type Props = {
    form: Form
    /** The recipient, once the form names a valid one. */
    to: Address | undefined
    /** Whether the market knows accounts by name. */
    hasNames: boolean
    issue: SendIssue | undefined
    /** The sender's number of units, for editions. */
    held: bigint | undefined
    quantityOk: boolean
    warning: string | undefined
    /** Cancels the listings that the warning names. */
    onCancelListings: () => void
    busy: boolean
    onChange: (change: Partial<Form>) => void
    onSubmit: () => void
  }
}
