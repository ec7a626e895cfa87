import type { ReactNode } from 'react'

/** Stacks parts of a page with space between them. */
export function Spaced({ children }: { children: ReactNode }) {
  return <div className="space-y-4">{children}</div>
}
