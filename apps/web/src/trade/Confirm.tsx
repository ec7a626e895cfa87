import { useRef, useState } from 'react'
import { Button } from '../ui/Button.js'
import { DialogActions } from '../ui/DialogActions.js'
import { confirmWords } from '../words/areas/confirm.js'
import { useTradeWords } from '../words/areas/trades.js'
import { useArea } from '../words/areas/useArea.js'
import { isConfirmed, type OddPrice } from './isConfirmed.js'
import { TypedConfirmation } from './TypedConfirmation.js'

/**
 * The end of every review: back, or on to the wallet; an odd price has to be typed again first. Until it is, the button
 * says so and leads to the field, which may be out of sight.
 */
export function Confirm({ odd, onStart, onBack }: Confirm.Props) {
  const { trade } = useTradeWords()
  const words = useArea(confirmWords)
  const [typed, setTyped] = useState('')
  const fieldRef = useRef<HTMLInputElement>(null)
  const isHeld = odd !== undefined && !isConfirmed(typed, odd)
  return (
    <>
      {odd && <TypedConfirmation odd={odd} typed={typed} onTyped={setTyped} fieldRef={fieldRef} />}
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
          onClick={isHeld ? () => lead(fieldRef.current) : onStart}
        >
          {isHeld ? words.goOn : trade.continueInWallet}
        </Button>
      </DialogActions>
    </>
  )
}

export declare namespace Confirm {
  type Props = { odd: OddPrice | undefined; onStart: () => void; onBack?: (() => void) | undefined }
}

/** Brings the field to the middle: at the end of the dialog, its buttons would lie over it. */
function lead(field: HTMLInputElement | null): void {
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
  field?.select()
}
