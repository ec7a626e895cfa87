import type { ReactNode } from 'react'
import { Button } from '../../kit/Button.js'
import { DialogActions } from '../../kit/DialogActions.js'
import { leadToFault } from './leadToFault.js'

/**
 * The form of a trade: its fields, and the button that leads on. While something is missing or wrong, the button says
 * what, and a press moves to the field, or supplies it. It is never disabled, so that the keyboard and screen readers
 * reach it.
 */
export function TradeForm({ label, issue, busy, sum, back, supply, onSubmit, children }: TradeForm.Props) {
  const isReady = issue === undefined
  return (
    <form
      className="space-y-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        if (isReady) onSubmit()
        else if (supply) supply.open()
        else leadToFault(event.currentTarget)
      }}
    >
      {children}
      <DialogActions>
        <div className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          {sum && (
            <p className="flex-[1_0_auto] text-sm" aria-live="polite" title={sum.hint}>
              <span className="block whitespace-nowrap text-ink-soft">{sum.name}</span>
              <span className="block text-base font-semibold">{sum.value || '–'}</span>
            </p>
          )}
          {back}
          <Button
            type="submit"
            tone={isReady || supply?.label ? 'primary' : 'quiet'}
            size="l"
            className="flex-[2_1_11rem]"
            busy={busy}
          >
            {isReady ? label : (supply?.label ?? issue)}
          </Button>
        </div>
      </DialogActions>
    </form>
  )
}

export declare namespace TradeForm {
  type Props = {
    /** The label of the button. */
    label: string
    /** The first thing that is missing or wrong, as the button says it. */
    issue: string | undefined
    busy: boolean
    /** The amount that matters most, beside the button. Without a value, it is still unknown. */
    sum?: { name: string; value: ReactNode; hint?: string | undefined } | undefined
    /** A button before the main one. */
    back?: ReactNode
    /**
     * Opens what supplies the missing thing. `label`: what the button then says. @default the button names the issue, and
     * moves to its field
     */
    supply?: { label?: string; open: () => void } | undefined
    onSubmit: () => void
    children: ReactNode
  }
}
