import { perTag } from '@souk/ui/parts/i18n/language/locale.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Badge } from '@souk/ui/parts/kit/Badge.js'
import { FigureTable } from '@souk/ui/parts/kit/FigureTable.js'
import { designWords } from '../i18n/areas/design.js'
import { contrastOf, parseHex } from './contrast.js'
import { pairs } from './tokens.js'

const oneDigit = perTag((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))

/** Shows the colour pairs in use with their contrast in this theme. */
export function Pairs({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  const { pairs: words } = useArea(designWords)
  return (
    <div className="rounded-card border border-line bg-surface">
      <FigureTable
        caption={words.title}
        columns={[
          { id: 'sample', name: words.sample, align: 'left', className: 'w-20 py-2 pl-4 max-xs:hidden' },
          { id: 'pair', name: words.pair, align: 'left', className: 'px-4 py-2' },
          { id: 'measured', name: words.measured, className: 'py-2' },
          { id: 'needed', name: words.needed, className: 'px-4 py-2 max-sm:hidden' },
          { id: 'holds', name: <span className="sr-only">{words.holds}</span>, className: 'py-2 pr-4' },
        ]}
      >
        {pairs.map(({ text, ground, needed }) => {
          const one = parseHex(tokens[text] ?? '')
          const other = parseHex(tokens[ground] ?? '')
          const contrast = one && other ? contrastOf(one, other) : undefined
          return (
            <tr key={`${text}/${ground}`}>
              <td className="py-1.5 pl-4 max-xs:hidden">
                <span
                  aria-hidden
                  className="grid h-9 w-14 place-items-center rounded-chip border border-line font-display text-lg"
                  style={{ background: `var(--${ground})`, color: `var(--${text})` }}
                >
                  {needed === 3 ? <span className="size-4 rounded-full border-2 border-current" /> : 'Aa'}
                </span>
              </td>
              <th scope="row" className="px-4 py-1.5 text-left font-normal">
                <code className="font-semibold">{text}</code>{' '}
                <code className="text-ink-soft">/ {ground}</code>
              </th>
              <td className="py-1.5 text-right font-semibold">
                {contrast === undefined ? '–' : oneDigit().format(Math.floor(contrast * 10) / 10)}
              </td>
              <td className="py-1.5 pr-4 pl-4 text-right text-ink-soft max-sm:hidden">
                {oneDigit().format(needed)}
              </td>
              <td className="py-1.5 pr-4 pl-3 text-right">
                {contrast !== undefined && (
                  <Badge tone={contrast >= needed ? 'good' : 'bad'}>
                    {contrast >= needed ? words.holds : words.falls}
                  </Badge>
                )}
              </td>
            </tr>
          )
        })}
      </FigureTable>
    </div>
  )
}
