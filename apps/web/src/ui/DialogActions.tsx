import type { ReactNode } from 'react'

/** The buttons at the end of a dialog. They stay in view while the content above scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 -mb-5 flex gap-2.5 border-t border-line bg-surface px-5 py-4">
      {children}
    </div>
  )
}
