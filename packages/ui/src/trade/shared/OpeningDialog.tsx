import { BaseError } from '@souk/base'
import type { FlowRecord } from '@souk/react'
import { errorText } from '@souk/words/errors'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Button } from '../../kit/Button.js'
import { Dialog } from '../../kit/Dialog.js'
import { Notice } from '../../kit/Notice.js'
import { useLater } from '../../kit/useLater.js'
import { nameOfError } from './problemOf.js'

/** Content that is ready within this time appears without a placeholder. */
const patienceMs = 400
/** After this time, people wonder whether anything happens. */
const longMs = 4_000

/** A placeholder for a trade's dialog while its data loads. */
export function OpeningDialog({ kind, name: subject, errors = [], onRetry, onClose }: OpeningDialog.Props) {
  const { flows, trade, problems } = useTradeWords()
  const isAwaited = useLater(patienceMs)
  const isLong = useLater(longMs)
  const error = errors.find((error) => error !== null)
  if (!isAwaited && !error) return null
  const name = error instanceof BaseError ? nameOfError(error, kind) : 'other'
  return (
    <Dialog open onClose={onClose} title={flows[kind].begin} description={subject}>
      {error ? (
        <Notice
          tone="bad"
          title={name === 'other' ? trade.notOpened : problems[name].title}
          action={onRetry && <Button onClick={onRetry}>{trade.retry}</Button>}
          live
        >
          {name === 'other' ? errorText(error) : trade.nothingSent}
        </Notice>
      ) : (
        <div className="space-y-4">
          <div className="flex gap-4" aria-hidden>
            <div className="skeleton size-16" />
            <div className="flex-1 space-y-2 pt-1.5">
              <div className="skeleton h-5 w-3/4" />
              <div className="skeleton h-4 w-1/2" />
            </div>
          </div>
          <p role="status" className="text-sm text-ink-soft">
            {isLong ? trade.openingLong : trade.opening}
          </p>
        </div>
      )}
    </Dialog>
  )
}

export declare namespace OpeningDialog {
  type Props = {
    kind: FlowRecord.FlowKind
    /** The name of the item, as far as it is known. */
    name?: string | undefined
    /** Reads the missing data again. @default there is no way */
    onRetry?: (() => void) | undefined
    /** Why data could not be read; a retry has no error yet. */
    errors?: readonly (Error | null)[]
    onClose: () => void
  }
}
