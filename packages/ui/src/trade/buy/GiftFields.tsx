import type { Address } from 'viem'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { AddressField } from '../shared/AddressField.js'
import type { SendIssue } from '../shared/readReceiver.js'

/** Asks whether the purchase goes to another wallet, and to which. */
export function GiftFields({ typed, recipient, issue, hasNames, onType }: GiftFields.Gift) {
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
        <AddressField
          label={send.to}
          hint={hasNames ? send.hintNamed(1) : send.hint(1)}
          typed={typed}
          found={recipient}
          problem={issue && issue !== 'missing' ? `${send.issue[issue]}.` : undefined}
          isReading={issue === 'nameReading'}
          onType={onType}
        />
      )}
    </div>
  )
}

export declare namespace GiftFields {
  type Gift = {
    /** The typed address or name; undefined if the buyer keeps the item. */
    typed: string | undefined
    /** The account that it names, once it is valid. */
    recipient: Address | undefined
    issue: SendIssue | undefined
    /** Whether the market knows accounts by name. */
    hasNames: boolean
    onType: (typed: string | undefined) => void
  }
}
