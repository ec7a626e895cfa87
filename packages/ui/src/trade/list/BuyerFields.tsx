import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import { AddressField } from '../shared/AddressField.js'
import type { BuyerIssue, ListFacts, ListForm, ReadForm } from './listForm.js'

/** Asks whether only one wallet may buy, and which. */
export function BuyerFields({ form, read, names = [], onChange }: BuyerFields.Props) {
  const words = useArea(listingWords)
  const issue = read.issues.find((issue): issue is BuyerIssue => issue.startsWith('buyer:'))
  const isBegun = form.buyer !== ''
  return (
    <div className="space-y-4">
      <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
        <input
          type="checkbox"
          checked={form.isPrivate}
          onChange={(event) => onChange({ isPrivate: event.target.checked })}
          className="size-5 accent-clay"
        />
        {words.isPrivate}
      </label>
      {form.isPrivate && (
        <AddressField
          label={words.buyer}
          hint={names.length > 0 ? words.buyerHintNamed : words.buyerHint}
          typed={form.buyer}
          found={read.buyer}
          problem={issue && isBegun ? `${words.issue[issue]}.` : undefined}
          isReading={issue === 'buyer:nameReading'}
          onType={(buyer) => onChange({ buyer })}
        />
      )}
    </div>
  )
}

export declare namespace BuyerFields {
  type Props = {
    form: ListForm
    read: ReadForm
    names?: ListFacts['names']
    onChange: (change: Partial<ListForm>) => void
  }
}
