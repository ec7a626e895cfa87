import type { Address } from 'viem'
import { isSameAddress } from '../../format/formatAddress.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { controlClass, Field } from '../../ui/Field.js'

/** Asks for a recipient, by its address or by a name that the market knows. */
export function ReceiverField({ to, found, count = 1, hasNames, problem, onTo }: ReceiverField.Props) {
  const { send } = useTradeWords()
  const isNamed = found !== undefined && !isSameAddress(found, to)
  return (
    <div className="space-y-1.5">
      <Field label={send.to} hint={hasNames ? send.hintNamed(count) : send.hint(count)} problem={problem}>
        {(control) => (
          // Has several lines, so that the full address is visible on a narrow screen.
          <textarea
            {...control}
            rows={to.length > 30 ? 2 : 1}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="0x…"
            value={to}
            onChange={(event) => onTo(event.target.value.replace(/\s+/g, ''))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
            className={`${controlClass} figures field-sizing-content h-auto! min-h-12 resize-none py-2.75! break-all sm:px-3! sm:text-[0.95rem]!`}
          />
        )}
      </Field>
      {isNamed && (
        <p role="status" className="figures text-sm break-all text-ink-soft">
          {found}
        </p>
      )}
    </div>
  )
}

export declare namespace ReceiverField {
  type Props = {
    /** As typed. */
    to: string
    /** The account that the text names, once it is valid. */
    found: Address | undefined
    /** The number of items to send. @default 1 */
    count?: number
    /** Whether the market knows accounts by name. */
    hasNames: boolean
    problem: string | undefined
    onTo: (to: string) => void
  }
}
