import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** The summary of a `<details className="group">`: its name, and an arrow that shows its state. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-card px-4 text-sm font-semibold hover:bg-sunk [&::-webkit-details-marker]:hidden">
      <span className="min-w-0">{children}</span>
      <ChevronDown
        aria-hidden
        className="size-4 shrink-0 text-ink-soft transition-transform duration-(--quick) group-open:rotate-180"
      />
    </summary>
  )
}
