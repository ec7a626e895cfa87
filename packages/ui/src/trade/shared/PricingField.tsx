import { amountExample } from '../../format/formatNumber.js'
import { controlClass, Field } from '../../kit/Field.js'

/** A field of a {@link PricingBox}. */
export function PricingField({ label, hint, typed, isPercent = false, onType, onEnter }: PricingField.Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          // A step or a percentage may be negative, which number pads cannot type.
          inputMode="text"
          autoComplete="off"
          value={typed}
          placeholder={isPercent ? '0' : amountExample()}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            // Enter presses the button beside the field, and does not submit the form.
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter()
          }}
          className={`${controlClass} figures`}
        />
      )}
    </Field>
  )
}

export declare namespace PricingField {
  type Props = {
    label: string
    hint?: string | undefined
    typed: string
    isPercent?: boolean
    onType: (typed: string) => void
    onEnter: () => void
  }
}
