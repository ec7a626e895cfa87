import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { useState } from 'react'
import { operatorWords } from '../i18n/areas/operator.js'
import { Problem } from '../operator/Operator.js'

/** Lets a visitor ask the operator to trade a collection. */
export function AskToAdd({ name, state, isBusy, error, onAsk }: AskToAdd.Props) {
  const { ask: words, add } = useArea(operatorWords)
  const [reason, setReason] = useState('')
  return (
    <div className="frame max-w-xl space-y-5 pt-8 pb-16">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="font-semibold wrap-anywhere">{name || add.nameless}</p>
      {state === 'waiting' && (
        <Notice tone="good" live>
          {words.waiting}
        </Notice>
      )}
      {state === 'declined' && <Notice tone="info">{words.declined}</Notice>}
      {state === 'none' && (
        <form
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault()
            onAsk(reason.trim())
          }}
        >
          <p className="text-ink-soft">{words.allowed}</p>
          <Field label={words.reason}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                className={`${controlClass} h-auto py-2.5`}
              />
            )}
          </Field>
          <Problem error={error} />
          <Button type="submit" tone="primary" busy={isBusy}>
            {words.send}
          </Button>
        </form>
      )}
    </div>
  )
}

export declare namespace AskToAdd {
  type Props = {
    /** What the contract says about itself. */
    name: string
    state: 'none' | 'waiting' | 'declined'
    isBusy: boolean
    error: unknown
    onAsk: (reason: string) => void
  }
}
