import { useRef, useState } from 'react'
import { useConsent } from '../../guard/Consent.js'
import { confirmWords } from '../../i18n/areas/confirm.js'
import { guardWords } from '../../i18n/areas/guard.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../ui/Button.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { isConfirmed, type OddPrice } from './isConfirmed.js'
import { TypedConfirmation } from './TypedConfirmation.js'

/**
 * The end of every review: back, or on to the wallet. What the guard warns of has to be agreed to first, and an odd price
 * has to be typed again. Until then the button says so and leads to the field, which may be out of sight.
 */
export function Confirm({ odd, price, label, isBusy, isDisabled, onStart, onBack }: Confirm.Props) {
  const { trade } = useTradeWords()
  const words = useArea(confirmWords)
  const guard = useArea(guardWords)
  const { demand, isGiven, onGiven } = useConsent()
  const [typed, setTyped] = useState('')
  const fieldRef = useRef<HTMLInputElement>(null)
  const toType = odd ?? (demand === 'price' ? price : undefined)
  const asksAgreement = demand !== 'nothing' && toType === undefined
  const isTyped = !toType || isConfirmed(typed, toType)
  const asked = !isTyped ? words.goOn : asksAgreement && !isGiven ? guard.acceptFirst : undefined
  // What the form still lacks comes before what has to be agreed to.
  const held = isDisabled ? undefined : asked
  return (
    <>
      {toType && <TypedConfirmation odd={toType} typed={typed} onTyped={setTyped} fieldRef={fieldRef} />}
      {asksAgreement && (
        <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
          <input
            ref={fieldRef}
            type="checkbox"
            checked={isGiven}
            onChange={(event) => onGiven(event.target.checked)}
            className="size-5 shrink-0 accent-clay"
          />
          {guard.accept}
        </label>
      )}
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
          busy={isBusy}
          disabled={isDisabled}
          onClick={held ? () => lead(fieldRef.current) : onStart}
        >
          {held ?? label ?? trade.continueInWallet}
        </Button>
      </DialogActions>
    </>
  )
}

export declare namespace Confirm {
  type Props = {
    /** A price that the app finds odd. */
    odd?: OddPrice | undefined
    /** What is paid or asked for: it has to be typed where the guard would refuse it otherwise. */
    price?: OddPrice | undefined
    /** What the button says. @default that it goes on in the wallet */
    label?: string | undefined
    isBusy?: boolean | undefined
    isDisabled?: boolean | undefined
    onStart: () => void
    onBack?: (() => void) | undefined
  }
}

/** Brings the field to the middle: at the end of the dialog, its buttons would lie over it. */
function lead(field: HTMLInputElement | null): void {
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
  if (field?.type !== 'checkbox') field?.select()
}
