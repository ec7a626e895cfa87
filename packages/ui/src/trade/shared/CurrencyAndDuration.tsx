import type { Duration } from '../../dialogs/ListForm.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Choice } from '../../kit/Choice.js'
import { durations } from '../../orders/listTimes.js'
import { CurrencyField } from './CurrencyField.js'

/** Asks for the currency and the duration that several orders share. */
export function CurrencyAndDuration({ duration, onChange, ...about }: CurrencyAndDuration.Props) {
  const { list } = useTradeWords()
  return (
    <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
      <CurrencyField {...about} onChange={onChange} />
      <Choice
        label={list.howLong}
        options={durations.map((value) => ({ value, label: list.duration[value] }))}
        value={duration}
        onChange={(value) => onChange({ duration: value })}
      />
    </div>
  )
}

export declare namespace CurrencyAndDuration {
  type Props = Omit<CurrencyField.Props, 'onChange'> & {
    duration: Duration
    onChange: (change: { currencyAddress: string } | { duration: Duration }) => void
  }
}
