import { useId } from 'react'
import type { ListForm } from '../../dialogs/ListForm.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'

/** Asks whether to publish the listing on chain instead of signing it. */
export function PublishField({ form, onChange }: PublishField.Props) {
  const { onChain } = useArea(listingWords)
  const meaning = useId()
  return (
    <div className="space-y-1">
      <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
        <input
          type="checkbox"
          checked={form.isOnChain}
          aria-describedby={meaning}
          onChange={(event) => onChange({ isOnChain: event.target.checked })}
          className="size-5 shrink-0 accent-clay"
        />
        {onChain.label}
      </label>
      <p id={meaning} className="text-sm text-ink-soft">
        {onChain.meaning}
      </p>
    </div>
  )
}

export declare namespace PublishField {
  type Props = { form: Pick<ListForm, 'isOnChain'>; onChange: (change: Partial<ListForm>) => void }
}
