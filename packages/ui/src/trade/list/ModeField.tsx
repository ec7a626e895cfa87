import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import { Choice } from '../../kit/Choice.js'
import type { ListForm, ListMode } from './listForm.js'

/** Asks how to sell, and explains it. */
export function ModeField({ form, modes, onChange }: ModeField.Props) {
  const texts = useArea(listingWords)
  return (
    <div>
      <Choice
        label={texts.mode}
        options={modes.map((value) => ({ value, label: texts.modes[value] }))}
        value={form.mode}
        onChange={(mode) => onChange({ mode })}
      />
      <p className="mt-2 text-sm text-ink-soft">{texts.modeMeaning[form.mode]}</p>
    </div>
  )
}

export declare namespace ModeField {
  type Props = {
    form: Pick<ListForm, 'mode'>
    /** The available ways of selling. */
    modes: readonly ListMode[]
    onChange: (change: Partial<ListForm>) => void
  }
}
