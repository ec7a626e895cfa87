import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Dialog } from '@souk/ui/parts/kit/Dialog.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { useState } from 'react'
import { operatorWords } from '../i18n/areas/operator.js'

/** Asks for a new name. */
export function RenameDialog({ name, onName, onClose }: RenameDialog.Props) {
  const { rename } = useArea(operatorWords)
  const [text, setText] = useState(name)
  const next = text.trim()
  return (
    <Dialog open onClose={onClose} title={rename.title(name)}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (next !== '') onName(next)
        }}
      >
        <Field label={rename.label} hint={rename.hint}>
          {(control) => (
            <input
              {...control}
              maxLength={200}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
        <Button type="submit" tone="primary" disabled={next === ''}>
          {rename.save}
        </Button>
      </form>
    </Dialog>
  )
}

declare namespace RenameDialog {
  type Props = { name: string; onName: (name: string) => void; onClose: () => void }
}
