import { trustWords } from '../i18n/areas/trust.js'
import { useArea } from '../i18n/useArea.js'
import { Contradictions } from '../market/Contradictions.js'
import type { MarketCheck } from '../market/checkInfo.js'
import { Notice } from '../ui/Notice.js'
import { Card } from './Networks.js'

/** Shows whether the market's word agrees with known facts. */
export function TrustCard({ check, networkName }: TrustCard.Props) {
  const words = useArea(trustWords)
  const { isKnownChain, contradictions } = check
  return (
    <Card title={words.card.title} why={words.card.why}>
      {contradictions.length > 0 ? (
        <Notice tone="bad" title={words.title}>
          <div className="space-y-3">
            <p>
              {words.why(networkName)} {words.still}
            </p>
            <Contradictions contradictions={contradictions} />
          </div>
        </Notice>
      ) : (
        <Notice tone={isKnownChain ? 'good' : 'warn'}>
          {isKnownChain ? words.card.agrees : words.card.partly(networkName)}
        </Notice>
      )}
    </Card>
  )
}

export declare namespace TrustCard {
  type Props = { check: MarketCheck; networkName: string }
}
