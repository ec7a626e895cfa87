import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { portfolioWords } from '../../i18n/areas/portfolio.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { DialogActions } from '../../kit/DialogActions.js'
import { Facts } from '../../kit/Facts.js'
import { Notice } from '../../kit/Notice.js'
import { useAsking } from '../shared/Asked.js'
import { StepList } from '../shared/StepList.js'
import type { StepText } from '../shared/stepWords.js'

/** Explains the effects of revoking an approval. */
export function RevokeReview(props: RevokeReview.Props) {
  const { name, operator, dependent, networkFee, steps, onStart, onClose } = props
  const { revoke } = useArea(portfolioWords)
  const start = useAsking(
    [
      { name: revoke.of, value: name },
      { name: revoke.by, value: operator },
      ...(dependent > 0 ? [{ name: revoke.dependent, value: String(dependent) }] : []),
    ],
    onStart,
  )
  const { trade } = useTradeWords()
  return (
    <div className="space-y-5">
      <p className="text-ink-soft">{revoke.explain(name)}</p>
      {dependent > 0 && <Notice tone="warn">{revoke.after(dependent)}</Notice>}
      {steps && (
        <div className="rounded-card bg-sunk px-4 py-2">
          <Facts rows={[{ name: trade.networkFee, value: networkFee }]} />
        </div>
      )}
      {steps && <StepList steps={steps} />}
      <DialogActions>
        <Button size="l" onClick={onClose}>
          {revoke.keep}
        </Button>
        <Button tone="primary" size="l" className="flex-1" busy={!steps} onClick={start}>
          {revoke.start}
        </Button>
      </DialogActions>
    </div>
  )
}

export declare namespace RevokeReview {
  type Props = {
    name: string
    /** The contract that loses the approval. */
    operator: Address
    /** The number of open orders that need the approval. */
    dependent: number
    networkFee: ReactNode
    /** Undefined until the check is done. */
    steps: readonly StepText[] | undefined
    onStart: () => void
    onClose: () => void
  }
}
