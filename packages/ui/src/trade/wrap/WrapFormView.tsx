import type { Currency } from '@souk/market'
import { formatMoney, toTyped } from '../../format/formatMoney.js'
import { amountExample } from '../../format/formatNumber.js'
import type { AmountIssue } from '../../format/parseAmount.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Button } from '../../kit/Button.js'
import { Choice } from '../../kit/Choice.js'
import { controlClass, Field } from '../../kit/Field.js'
import { Notice } from '../../kit/Notice.js'
import { TradeForm } from '../shared/TradeForm.js'

/** Asks for the amount and the direction. */
export function WrapFormView(props: WrapFormView.Props) {
  const { form, currencies, balance, issue, isTooMuch, warning, busy, onChange, onSubmit, onBack } = props
  const { wrap, list, trade } = useTradeWords()
  const { native, wrapped } = currencies
  const from = form.way === 'wrap' ? native : wrapped
  const names = wrap.ways(native.symbol, wrapped.symbol)
  const problem = isTooMuch ? wrap.tooMuch : issue && issue !== 'empty' ? `${list.issue[issue]}.` : undefined
  const missing = issue === 'empty' ? wrap.enterAmount : problem && wrap.checkAmount
  return (
    <TradeForm
      label={wrap.review}
      issue={missing}
      busy={busy}
      back={
        onBack && (
          <Button size="l" onClick={onBack}>
            {trade.back}
          </Button>
        )
      }
      onSubmit={onSubmit}
    >
      <p className="text-sm text-ink-soft">{wrap.why(native.symbol, wrapped.symbol)}</p>
      <Choice
        label={wrap.which}
        options={[
          { value: 'wrap', label: names.wrap },
          { value: 'unwrap', label: names.unwrap },
        ]}
        value={form.way}
        onChange={(way) => onChange({ way })}
      />
      <Field
        label={wrap.amount}
        problem={problem}
        hint={
          balance !== undefined &&
          `${wrap.have(formatMoney(balance, from))}. ${form.way === 'wrap' ? wrap.keepSome(native.symbol) : ''}`
        }
      >
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              placeholder={amountExample()}
              value={form.amount}
              onChange={(event) => onChange({ amount: event.target.value })}
              className={`${controlClass} figures text-lg font-semibold`}
            />
            {form.way === 'unwrap' && balance !== undefined && (
              <Button className="shrink-0" onClick={() => onChange({ amount: toTyped(balance, from) })}>
                {wrap.all}
              </Button>
            )}
          </div>
        )}
      </Field>
      {warning && <Notice tone="warn">{warning}</Notice>}
    </TradeForm>
  )
}

export declare namespace WrapFormView {
  type Form = { way: 'wrap' | 'unwrap'; amount: string }
  type Props = {
    form: Form
    currencies: { native: Currency; wrapped: Currency }
    /** The wallet's balance of the source currency; undefined while unknown. */
    balance: bigint | undefined
    issue: AmountIssue | undefined
    isTooMuch: boolean
    /** That open offers need the money. */
    warning: string | undefined
    busy: boolean
    onChange: (change: Partial<Form>) => void
    onSubmit: () => void
    /** Returns to the trade that the amount is for. */
    onBack?: (() => void) | undefined
  }
}
