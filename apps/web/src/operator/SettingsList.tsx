import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { operatorWords } from '../i18n/areas/operator.js'
import type * as Wire from './operatorWire.js'
import { Part } from './Part.js'

/** Shows the settings of the command line, which only a new start changes. */
export function SettingsList({ settings }: { settings: Wire.Overview['settings'] }) {
  const { settings: words } = useArea(operatorWords)
  return (
    <Part title={words.title} why={words.why}>
      <dl className="grid gap-x-10 text-sm lg:grid-cols-2">
        {settings.map(({ flag, value }) => (
          <div key={flag} className="gap-4 border-t border-line py-2 sm:grid sm:grid-cols-[12rem_1fr]">
            <dt>
              <code>{flag}</code>
            </dt>
            <dd className="figures wrap-anywhere text-ink-soft">{value === '' ? words.empty : value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
