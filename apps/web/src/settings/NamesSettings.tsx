import { formatAddress } from '@souk/ui/parts/format/formatAddress.js'
import { namesWords } from '@souk/ui/parts/i18n/areas/names.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'

/** Says where the names of accounts come from, and whether they can be read. */
export function NamesSettings({ registry, state }: NamesSettings.Props) {
  const { settings } = useArea(namesWords)
  return (
    <section
      aria-label={settings.title}
      className="space-y-3 rounded-panel border border-line bg-surface p-5"
    >
      <h2 className="text-xl">{settings.title}</h2>
      <p className="text-sm text-ink-soft">{settings.meaning}</p>
      <div aria-live="polite" className="rounded-card bg-sunk px-4 py-2">
        <Facts
          rows={[
            {
              name: settings.registry,
              value: <CopyText value={registry} label={settings.registry} text={formatAddress(registry)} />,
              note: settings.states[state],
            },
          ]}
        />
      </div>
    </section>
  )
}

export declare namespace NamesSettings {
  type Props = { registry: string; state: 'reading' | 'answers' | 'silent' }
}
