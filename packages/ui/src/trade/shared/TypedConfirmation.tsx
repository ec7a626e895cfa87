import type { Ref } from 'react'
import { formatMoney, toTyped } from '../../format/formatMoney.js'
import { confirmWords } from '../../i18n/areas/confirm.js'
import { useArea } from '../../i18n/useArea.js'
import { controlClass, Field } from '../../kit/Field.js'
import { isConfirmed, type OddPrice } from './isConfirmed.js'

/**
 * Asks to type an unusual price again, since nobody makes the same typing error twice. Keep the typed text next to
 * the button that it disables, and check `isConfirmed`.
 *
 * @example
 * <TypedConfirmation odd={{ price, currency }} typed={typed} onTyped={setTyped} fieldRef={fieldRef} />
 */
export function TypedConfirmation({ odd, typed, onTyped, fieldRef }: TypedConfirmation.Props) {
  const words = useArea(confirmWords)
  const text = formatMoney(odd.price, odd.currency, { exact: true })
  const isWrong =
    typed !== '' && !isConfirmed(typed, odd) && !toTyped(odd.price, odd.currency).startsWith(typed)
  return (
    <Field label={words.typePrice(text)} hint={words.why} problem={isWrong ? words.differs : undefined}>
      {(control) => (
        <input
          {...control}
          ref={fieldRef}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          className={`${controlClass} figures text-lg font-semibold`}
        />
      )}
    </Field>
  )
}

export declare namespace TypedConfirmation {
  type Props = {
    odd: OddPrice
    typed: string
    onTyped: (typed: string) => void
    /** Receives the field, so that a caller can scroll to it. */
    fieldRef?: Ref<HTMLInputElement>
  }
}
