import { ArrowDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { kitWords } from '../i18n/areas/kit.js'
import { useArea } from '../i18n/useArea.js'
import { useWarningsBelow } from './useWarningsBelow.js'

/**
 * The buttons at the end of a dialog. They stay in view while the content above scrolls. While a warning is still
 * below the view, a line above the buttons says so, since the visitor could press them without having seen it.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  const words = useArea(kitWords)
  const ref = useRef<HTMLDivElement>(null)
  const below = useWarningsBelow(ref)
  const [first] = below
  return (
    <div ref={ref} className="sticky bottom-0 z-10 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-4">
      {first && (
        <button
          type="button"
          onClick={() => lead(first)}
          className="-mt-2 mb-2 flex min-h-11 w-full items-center gap-2 rounded-card bg-warn-wash px-3.5 text-left text-sm font-semibold"
        >
          <ArrowDown aria-hidden className="size-4.5 shrink-0 text-warn" />
          {words.warningsBelow(below.length)}
        </button>
      )}
      <div className="flex gap-2.5">{children}</div>
    </div>
  )
}

/** Shows a warning and moves the focus there: the button that did so goes away. */
function lead(warning: HTMLElement): void {
  warning.tabIndex = -1
  warning.scrollIntoView({ block: 'center' })
  warning.focus({ preventScroll: true })
}
