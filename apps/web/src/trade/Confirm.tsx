import { useState } from 'react'
import { Button } from '../ui/Button.js'
import { DialogActions } from '../ui/DialogActions.js'
import { useTradeWords } from '../words/areas/trades.js'
import { isConfirmed, type OddPrice } from './isConfirmed.js'
import { TypedConfirmation } from './TypedConfirmation.js'

/** The end of every review: back, or on to the wallet; an odd price has to be typed again first. */
export function Confirm({ odd, onStart, onBack }: Confirm.Props) {
  const { trade } = useTradeWords()
  const [typed, setTyped] = useState('')
  return (
    <>
      {odd && <TypedConfirmation odd={odd} typed={typed} onTyped={setTyped} />}
      <DialogActions>
        {onBack && (
          <Button size="l" onClick={onBack}>
            {trade.back}
          </Button>
        )}
        <Button
          tone="primary"
          size="l"
          className="flex-1"
          disabled={odd !== undefined && !isConfirmed(typed, odd)}
          onClick={onStart}
        >
          {trade.continueInWallet}
        </Button>
      </DialogActions>
    </>
  )
}

export declare namespace Confirm {
  type Props = { odd: OddPrice | undefined; onStart: () => void; onBack?: (() => void) | undefined }
}
