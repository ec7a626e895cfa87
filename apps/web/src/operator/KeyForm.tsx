import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { useState } from 'react'
import { operatorWords } from '../i18n/areas/operator.js'

/** Asks for the operator's key. */
export function KeyForm({ isWrong, onKey }: KeyForm.Props) {
  const { title, enter } = useArea(operatorWords)
  const [text, setText] = useState('')
  const key = text.trim()
  return (
    <div className="frame space-y-6 pt-8 pb-16 *:max-w-xl">
      <h1 className="text-[clamp(1.9rem,5vw,2.9rem)]">{title}</h1>
      <form
        className="space-y-4 rounded-panel border border-line bg-surface p-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (key !== '') onKey(key)
        }}
      >
        <h2 className="text-xl">{enter.title}</h2>
        <p className="text-sm text-ink-soft">{enter.why}</p>
        <Field
          label={enter.label}
          hint={enter.hint}
          problem={isWrong && text === '' ? enter.wrong : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
        <Button type="submit" tone="primary" disabled={key === ''}>
          {enter.open}
        </Button>
      </form>
    </div>
  )
}

export declare namespace KeyForm {
  type Props = {
    /** Whether the market did not accept the last key. */
    isWrong: boolean
    onKey: (key: string) => void
  }
}
