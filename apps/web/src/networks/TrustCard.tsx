import { trustWords } from '@souk/ui/parts/i18n/areas/trust.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { Contradictions } from '@souk/ui/parts/market/Contradictions.js'
import type { MarketCheck } from '@souk/ui/parts/market/checkInfo.js'
import { Card } from './Networks.js'

/** Shows whether the market's word agrees with known facts, and what could not be compared. */
export function TrustCard({ check, networkName }: TrustCard.Props) {
  const words = useArea(trustWords)
  const { unknown, contradictions } = check
  return (
    <Card title={words.card.title} why={words.card.why}>
      {contradictions.length > 0 && (
        <Notice tone="bad" title={words.title}>
          <div className="space-y-3">
            <p>
              {words.why(networkName)} {words.still}
            </p>
            <Contradictions contradictions={contradictions} />
          </div>
        </Notice>
      )}
      {unknown.length > 0 && (
        <Notice tone="warn" title={words.card.notCompared}>
          {words.card.unknown(networkName, unknown.map((field) => words.field[field]).join(', '))}
        </Notice>
      )}
      {contradictions.length + unknown.length === 0 && <Notice tone="good">{words.card.agrees}</Notice>}
    </Card>
  )
}

export declare namespace TrustCard {
  type Props = { check: MarketCheck; networkName: string }
}
