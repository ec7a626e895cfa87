import type { ReactNode } from 'react'

/** Parts of a page below each other. */
export function Spaced({ children }: { children: ReactNode }) {
  return <div className="space-y-4">{children}</div>
}
