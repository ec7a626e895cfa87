import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Choice } from '@souk/ui/parts/kit/Choice.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { settingsWords } from '../i18n/areas/settings.js'
import type { BrowserNotices } from '../preferences/browserNotices.js'

const choices = ['off', 'on'] as const

/** Lets the visitor choose whether the browser shows notifications. */
export function NoticesChoice({ state, onChange }: NoticesChoice.Props) {
  const { notices: words } = useArea(settingsWords)
  return (
    <section aria-label={words.title} className="space-y-3 rounded-panel border border-line bg-surface p-5">
      <h2 className="text-xl">{words.title}</h2>
      <Choice
        label={words.show}
        options={choices.map((value) => ({ value, label: words.choices[value] }))}
        value={state === 'off' ? 'off' : 'on'}
        onChange={onChange}
      />
      {state === 'blocked' && (
        <Notice tone="warn" live>
          {words.blocked}
        </Notice>
      )}
      <p className="text-sm text-ink-soft">{words.meaning}</p>
    </section>
  )
}

export declare namespace NoticesChoice {
  type Props = { state: BrowserNotices; onChange: (wanted: 'on' | 'off') => void }
}
