import type { Address } from 'viem'
import { isSameAddress } from '../../format/formatAddress.js'
import { controlClass, Field } from '../../kit/Field.js'

/** Asks for an account, by its address or by a name that the market knows. Shows the address of a name. */
export function AddressField({ label, hint, typed, found, problem, isReading, onType }: AddressField.Props) {
  const isNamed = found !== undefined && !isSameAddress(found, typed)
  return (
    <div className="space-y-1.5">
      <Field label={label} hint={hint} problem={isReading ? undefined : problem}>
        {(control) => (
          // Has several lines, so that the full address is visible on a narrow screen.
          <textarea
            {...control}
            rows={typed.length > 30 ? 2 : 1}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="0x…"
            value={typed}
            onChange={(event) => onType(event.target.value.replace(/\s+/g, ''))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
            className={`${controlClass} figures field-sizing-content h-auto! min-h-12 resize-none py-2.75! break-all sm:px-3! sm:text-[0.95rem]!`}
          />
        )}
      </Field>
      {isReading && (
        <p role="status" className="text-sm text-ink-soft">
          {problem}
        </p>
      )}
      {isNamed && (
        <p role="status" className="figures text-sm break-all text-ink-soft">
          {found}
        </p>
      )}
    </div>
  )
}

export declare namespace AddressField {
  type Props = {
    label: string
    hint: string
    /** The text, without spaces. */
    typed: string
    /** The account that the text names, once it is valid. */
    found: Address | undefined
    problem: string | undefined
    /** Whether the problem is only that the name is still being read. */
    isReading: boolean
    onType: (typed: string) => void
  }
}
