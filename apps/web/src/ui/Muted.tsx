import type { ReactNode } from 'react'

/** A line in the place of a list that has nothing to show. */
export function Muted({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>
}
