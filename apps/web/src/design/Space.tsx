import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Facts } from '@souk/ui/parts/kit/Facts.js'
import { designWords } from '../i18n/areas/design.js'

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 14, 16] as const

/** Shows the spacing steps, and the page's margin. */
export function Space({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  const { space: words } = useArea(designWords)
  return (
    <div className="space-y-4 rounded-card border border-line bg-surface p-5">
      <ul className="flex flex-wrap items-end gap-x-5 gap-y-4">
        {steps.map((step) => (
          <li key={step} className="grid justify-items-center gap-1.5">
            <span
              aria-hidden
              className="bg-tile"
              style={{ width: `calc(var(--spacing) * ${step})`, height: `calc(var(--spacing) * ${step})` }}
            />
            <span className="figures text-xs text-ink-soft">
              <span className="font-semibold text-ink">{step}</span> {step * 4} px
            </span>
          </li>
        ))}
      </ul>
      <Facts rows={[{ name: words.gutter, value: <code className="text-xs">{tokens.gutter}</code> }]} />
    </div>
  )
}
