import { Badge } from '../ui/Badge.js'
import { designWords } from '../words/areas/design.js'
import { useArea } from '../words/areas/useArea.js'
import { perTag } from '../words/locale.js'
import { contrastOf, parseHex } from './contrast.js'
import { pairs } from './tokens.js'

const oneDigit = perTag((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }))

/** The pairs of colours that are used, with the contrast that they have in this theme. */
export function Pairs({ tokens }: { tokens: Readonly<Record<string, string>> }) {
  const { pairs: words } = useArea(designWords)
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="figures w-full text-sm">
        <caption className="sr-only">{words.title}</caption>
        <thead className="border-b border-line text-left text-ink-soft">
          <tr>
            <th scope="col" className="w-20 py-2 pl-4 font-medium max-xs:hidden">
              {words.sample}
            </th>
            <th scope="col" className="px-4 py-2 font-medium">
              {words.pair}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {words.measured}
            </th>
            <th scope="col" className="py-2 pr-4 pl-4 text-right font-medium max-sm:hidden">
              {words.needed}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-medium">
              <span className="sr-only">{words.holds}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
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
        </tbody>
      </table>
    </div>
  )
}
