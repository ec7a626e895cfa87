import type { Address } from 'viem'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { controlClass, Field } from '../../ui/Field.js'
import type { SendIssue } from '../shared/readReceiver.js'

/** Asks whether the purchase goes to another wallet, and to which. */
export function GiftFields({ typed, issue, onType }: GiftFields.Gift) {
  const { buy, send } = useTradeWords()
  return (
    <div className="space-y-3">
      <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
        <input
          type="checkbox"
          checked={typed !== undefined}
          onChange={(event) => onType(event.target.checked ? '' : undefined)}
          className="size-5 accent-clay"
        />
        {buy.isGift}
      </label>
      {typed !== undefined && (
        <Field
          label={send.to}
          hint={send.hint(1)}
          problem={issue && issue !== 'missing' ? `${send.issue[issue]}.` : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              rows={typed.length > 30 ? 2 : 1}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder="0x…"
              value={typed}
              onChange={(event) => onType(event.target.value.replace(/\s+/g, ''))}
              className={`${controlClass} figures field-sizing-content h-auto! min-h-12 resize-none py-2.75! break-all sm:px-3! sm:text-[0.95rem]!`}
            />
          )}
        </Field>
      )}
    </div>
  )
}

export declare namespace GiftFields {
  type Gift = {
    /** The typed address; undefined if the buyer keeps the item. */
    typed: string | undefined
    /** The typed address, once it is valid. */
    recipient: Address | undefined
    issue: SendIssue | undefined
    onType: (typed: string | undefined) => void
  }
}
