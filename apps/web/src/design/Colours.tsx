import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { designWords } from '../i18n/areas/design.js'
import { type ColourToken, colourGroups } from './tokens.js'

type Group = keyof typeof colourGroups

/** Shows every colour with its purpose and its value in this theme. */
export function Colours({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  const { colours: words } = useArea(designWords)
  return (
    <div className="gap-x-8 md:columns-2">
      {(Object.keys(colourGroups) as Group[]).map((group) => (
        <section key={group} aria-label={words.groups[group]} className="mb-8 break-inside-avoid">
          <h3 className="mb-3 text-lg">{words.groups[group]}</h3>
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {colourGroups[group].map((token) => (
              <Swatch key={token} token={token} value={tokens[token] ?? ''} role={words.roles[token]} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Swatch({ token, value, role }: { token: ColourToken; value: string; role: string }) {
  return (
    <li className="flex min-h-16 items-stretch border-t border-line first:border-t-0">
      <span
        aria-hidden
        className="w-20 shrink-0 border-r border-line sm:w-24"
        style={{ background: `var(--${token})` }}
      />
      <span className="min-w-0 flex-1 px-4 py-2.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <code className="text-sm font-semibold">--{token}</code>
          <code className="figures text-xs text-ink-soft">{value}</code>
        </span>
        <span className="block text-sm text-ink-soft">{role}</span>
      </span>
    </li>
  )
}
