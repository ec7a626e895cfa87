import type { ReactNode } from 'react'
import { matchWords } from '../../i18n/areas/match.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Review } from '../shared/Review.js'
import type { StepText } from '../shared/stepWords.js'
import { MatchTerms } from './MatchTerms.js'

/** Shows what settling the orders moves, before the wallet opens. */
export function MatchReview({ networkFee, steps, onStart, ...terms }: MatchReview.Props) {
  const { titles } = useArea(matchWords)
  const { trade } = useTradeWords()
  return (
    <div className="space-y-5">
      <MatchTerms {...terms} />
      <Review
        label={titles.review}
        rows={[{ name: trade.networkFee, value: networkFee }]}
        steps={steps}
        onStart={onStart}
      />
    </div>
  )
}

export declare namespace MatchReview {
  type Props = MatchTerms.Props & {
    networkFee: ReactNode
    steps: readonly StepText[]
    onStart: () => void
  }
}
