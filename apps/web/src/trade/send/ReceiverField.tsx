import { useTradeWords } from '../../i18n/areas/trades.js'
import { controlClass, Field } from '../../ui/Field.js'

/** Asks for the address of a recipient. */
export function ReceiverField({ to, problem, onTo }: ReceiverField.Props) {
  const { send } = useTradeWords()
  return (
    <Field label={send.to} hint={send.hint} problem={problem}>
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
  )
}

export declare namespace ReceiverField {
  type Props = {
    /** As typed. */
    to: string
    problem: string | undefined
    onTo: (to: string) => void
  }
}
