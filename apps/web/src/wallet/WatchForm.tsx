import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { controlClass, Field } from '@souk/ui/parts/kit/Field.js'
import { Summary } from '@souk/ui/parts/kit/Summary.js'
import { type FormEvent, useState } from 'react'
import { type Address, getAddress, isAddress } from 'viem'
import { walletWords } from '../i18n/areas/wallet.js'

/** Asks for the address of a wallet to watch. */
export function WatchForm({ onWatch }: { onWatch: (address: Address) => void }) {
  const words = useArea(walletWords)
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const typed = text.trim()
  const isValid = isAddress(typed, { strict: false })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isValid) onWatch(getAddress(typed.toLowerCase()))
  }
  return (
    <details className="group rounded-card border border-line">
      <Summary>{words.watch}</Summary>
      <form onSubmit={submit} noValidate className="space-y-3 px-4 pb-4">
        <p className="text-sm text-ink-soft">{words.watchMeaning}</p>
        <Field label={words.watchField} problem={isTried && !isValid ? words.watchInvalid : undefined}>
          {(control) => (
            <input
              {...control}
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
              spellCheck={false}
              placeholder="0x…"
              className={controlClass}
            />
          )}
        </Field>
        <Button type="submit">{words.watchStart}</Button>
      </form>
    </details>
  )
}
