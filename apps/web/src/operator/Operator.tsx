import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { Spinner } from '@souk/ui/parts/kit/Spinner.js'
import type { ReactNode } from 'react'
import { LateErrorText } from '../errors/LateErrorText.js'
import { operatorWords } from '../i18n/areas/operator.js'

/** The frame of the operator's page. */
export function Operator({ error, isLoading, onLeave, children }: Operator.Props) {
  const words = useArea(operatorWords)
  return (
    <div className="frame space-y-5 pt-8 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-3xl space-y-2">
          <h1 className="text-[clamp(1.9rem,5vw,2.9rem)]">{words.title}</h1>
          <p className="text-ink-soft">{words.lede}</p>
        </div>
        <Button onClick={onLeave}>{words.enter.leave}</Button>
      </header>
      <Problem error={error} />
      {isLoading && !error && (
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner /> {words.loading}
        </p>
      )}
      {children}
    </div>
  )
}

export declare namespace Operator {
  type Props = {
    /** Why the market could not be asked. */
    error: unknown
    isLoading: boolean
    onLeave: () => void
    children: ReactNode
  }
}

/** Says why something did not work. */
export function Problem({ error }: { error: unknown }) {
  const words = useArea(operatorWords)
  if (!error) return null
  return (
    <Notice tone="bad" live>
      <LateErrorText error={error} otherwise={words.failed} />
    </Notice>
  )
}
