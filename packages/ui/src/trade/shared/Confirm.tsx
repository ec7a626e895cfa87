import { guardWords } from '@souk/words/findings'
import { use, useRef, useState } from 'react'
import { useConsent } from '../../guard/Consent.js'
import { confirmWords } from '../../i18n/areas/confirm.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { DialogActions } from '../../kit/DialogActions.js'
import type { Facts } from '../../kit/Facts.js'
import { firstPress } from '../../kit/firstPress.js'
import { AskedContext } from './Asked.js'
import { isConfirmed, type OddPrice } from './isConfirmed.js'
import { leadToFault } from './leadToFault.js'
import { PlanStateContext } from './PlanState.js'
import { TypedConfirmation } from './TypedConfirmation.js'

/**
 * The end of every review: back, or continue to the wallet. The visitor first has to agree to the guard's warnings,
 * and type an unusual price again. Until then the button says so and moves to the field, which may be out of view.
 */
export function Confirm(props: Confirm.Props) {
  const { odd, price, label, missing, asked, isBusy, onStart, onBack } = props
  const { trade } = useTradeWords()
  const words = useArea(confirmWords)
  const guard = useArea(guardWords)
  const { demand, isGiven, onGiven } = useConsent()
  const { isChanging, isHeld, isReading } = use(PlanStateContext)
  const keep = use(AskedContext)
  const start = () => {
    keep(asked ?? [])
    onStart()
  }
  const [typed, setTyped] = useState('')
  const fieldRef = useRef<HTMLInputElement>(null)
  const toType = odd ?? (demand === 'price' ? price : undefined)
  const asksAgreement = (demand !== 'nothing' || props.asksAgreement === true) && toType === undefined
  const isTyped = !toType || isConfirmed(typed, toType)
  const demanded = !isTyped ? words.goOn : asksAgreement && !isGiven ? guard.acceptFirst : undefined
  // Missing input comes before agreements.
  const held = missing ?? (isHeld ? words.otherTrade : demanded)
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
            // Browsers show no focus that comes after a press with the mouse.
            className="size-5 shrink-0 accent-clay focus:outline-[2.5px] focus:outline-offset-2 focus:outline-tile"
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
          tone={held ? 'quiet' : 'primary'}
          size="l"
          className="flex-1"
          busy={isBusy || isChanging || isReading}
          onClick={
            missing
              ? ({ currentTarget }) => leadToFault(currentTarget.closest('[role="dialog"]'))
              : held
                ? () => lead(fieldRef.current)
                : firstPress(start)
          }
        >
          {held ?? label ?? trade.continueInWallet}
        </Button>
      </DialogActions>
    </>
  )
}

export declare namespace Confirm {
  type Props = {
    /** A price that the app considers unusual. */
    odd?: OddPrice | undefined
    /** Whether the visitor has to agree to warnings that are not the guard's. @default false */
    asksAgreement?: boolean | undefined
    /** The price paid or asked. It has to be typed where the guard would otherwise refuse it. */
    price?: OddPrice | undefined
    /** The label of the button. @default to continue in the wallet */
    label?: string | undefined
    /** Input that is missing or wrong elsewhere in the dialog. The button names it and moves to its field. */
    missing?: string | undefined
    /** What the wallet is asked for: the amount, and who gets it. Shown while it asks. */
    asked?: readonly Facts.Row[] | undefined
    isBusy?: boolean | undefined
    onStart: () => void
    onBack?: (() => void) | undefined
  }
}

/** Scrolls the field to the centre. At the end of the dialog, its buttons would cover it. */
function lead(field: HTMLInputElement | null): void {
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
  if (field?.type !== 'checkbox') field?.select()
}
