import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Choice } from '@souk/ui/parts/kit/Choice.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { useState } from 'react'
import { operatorWords } from '../i18n/areas/operator.js'

const scopes = ['client', 'admin'] as const

/** The form for a new key. */
export function KeyCreation({ isBusy, onCreate }: KeyCreation.Props) {
  const { keys: words } = useArea(operatorWords)
  const [name, setName] = useState('')
  const [factor, setFactor] = useState('10')
  const [scope, setScope] = useState<(typeof scopes)[number]>('client')
  const isFactor = /^[1-9]\d{0,3}$|^10000$/.test(factor.trim())
  const isWhole = name.trim() !== '' && isFactor
  return (
    <form
      className="space-y-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWhole) return
        onCreate({ name: name.trim(), factor: Number(factor), scope })
        setName('')
      }}
    >
      <Field label={words.name}>
        {(control) => (
          <input
            {...control}
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <Field label={words.factor} problem={isFactor ? undefined : words.factorInvalid}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            value={factor}
            onChange={(event) => setFactor(event.target.value)}
            className={controlClass}
          />
        )}
      </Field>
      <Choice
        label={words.scope}
        options={scopes.map((value) => ({ value, label: words.scopes[value] }))}
        value={scope}
        onChange={setScope}
      />
      <Button type="submit" busy={isBusy} disabled={!isWhole}>
        {words.create}
      </Button>
    </form>
  )
}

export declare namespace KeyCreation {
  type Created = { name: string; factor: number; scope: 'client' | 'admin' }
  type Props = { isBusy: boolean; onCreate: (created: Created) => void }
}
