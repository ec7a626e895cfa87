import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Download, PenLine, Upload } from 'lucide-react'
import { useRef } from 'react'

/** Saves signed orders to a file, and posts the orders of a file to the market. */
export function Keep({ hasOrders, isSaving, isPosting, said, asleep, ...on }: Keep.Props) {
  const { onSave, onSignAgain, onFile } = on
  const { keep } = useArea(portfolioWords)
  const fileRef = useRef<HTMLInputElement>(null)
  return (
    <section className="space-y-3 rounded-panel border border-line bg-surface p-5">
      <h2 className="text-xl">{keep.title}</h2>
      <p className="max-w-3xl text-sm text-ink-soft">{keep.why}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button busy={isSaving} disabled={!hasOrders} onClick={onSave}>
          <Download aria-hidden className="size-4" />
          {keep.orders}
        </Button>
        {asleep > 0 && (
          <Button busy={isSaving} onClick={onSignAgain}>
            <PenLine aria-hidden className="size-4" />
            {keep.signAgain(asleep)}
          </Button>
        )}
        <Button busy={isPosting} title={keep.importHint} onClick={() => fileRef.current?.click()}>
          <Upload aria-hidden className="size-4" />
          {keep.import}
        </Button>
        <input
          ref={fileRef}
          type="file"
          accept=".jsonl,.json,.ndjson,application/json,text/plain"
          aria-label={keep.import}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // Resets the input, so that the same file can be chosen again after a failure.
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {said}
      </p>
    </section>
  )
}

export declare namespace Keep {
  type Props = {
    hasOrders: boolean
    isSaving: boolean
    isPosting: boolean
    /** The result of the last file. */
    said: string | undefined
    /** The number of inactive orders that the last file left out. */
    asleep: number
    onSave: () => void
    /** Signs these again, and saves all orders. */
    onSignAgain: () => void
    onFile: (file: File) => void
  }
}
