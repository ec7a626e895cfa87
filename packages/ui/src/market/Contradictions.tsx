import { trustWords } from '../i18n/areas/trust.js'
import { useArea } from '../i18n/useArea.js'
import type { Contradiction, FactValue } from './checkInfo.js'

/** Lists in which fields the market contradicts known facts, with both values. */
export function Contradictions({ contradictions }: { contradictions: readonly Contradiction[] }) {
  const words = useArea(trustWords)
  return (
    <dl className="space-y-3">
      {contradictions.map(({ field, found, known }) => (
        <div key={field}>
          <dt className="font-semibold">{words.field[field]}</dt>
          <dd className="wrap-anywhere">
            {words.says}: <Value value={found} />
          </dd>
          <dd className="wrap-anywhere">
            {words.known}:
            {known.map((value) => (
              <span key={JSON.stringify(value)} className="block">
                <Value value={value} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whole, because two addresses can begin and end alike. */
function Value({ value }: { value: FactValue }) {
  const words = useArea(trustWords)
  return (
    <span className="figures">
      {typeof value === 'string' ? value : words.money(value.symbol, value.decimals)}
    </span>
  )
}
