import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Choice } from '@souk/ui/parts/kit/Choice.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'
import { fiatWords } from '../i18n/areas/fiat.js'
import type { FiatChoice } from '../preferences/useFiatChoice.js'

const choices: readonly FiatChoice[] = ['on', 'off']

/** Lets the visitor choose whether amounts are also shown in a fiat currency, and names the source of the prices. */
export function FiatSettings({ fiat, choice, rows, onChange }: FiatSettings.Props) {
  const words = useArea(fiatWords)
  return (
    <section aria-label={words.title} className="space-y-3 rounded-panel border border-line bg-surface p-5">
      <h2 className="text-xl">{words.title}</h2>
      <Choice
        label={words.show(fiat)}
        options={choices.map((value) => ({ value, label: words.choices[value] }))}
        value={choice}
        onChange={onChange}
      />
      <p className="text-sm text-ink-soft">{words.meaning}</p>
      {choice === 'on' && (
        <>
          <p className="text-sm text-ink-soft">{words.from}</p>
          <div aria-live="polite" className="rounded-card bg-sunk px-4 py-2">
            {rows ? <Facts rows={rows} /> : <p className="py-1.5 text-sm text-ink-soft">{words.reading}</p>}
          </div>
        </>
      )}
    </section>
  )
}

export declare namespace FiatSettings {
  type Props = {
    /** The codes of the fiat currencies of the market's feeds. */
    fiat: string
    choice: FiatChoice
    /** The feeds with their prices. Undefined until they have been read. */
    rows: readonly Facts.Row[] | undefined
    onChange: (choice: FiatChoice) => void
  }
}
