import type { ReactNode } from 'react'

/** A line in place of an empty list. */
export function Muted({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>
}
