import type { ReactNode } from 'react'

/** Replaces an empty list, and offers a next step. */
export function EmptyState({ title, children, action, level = 2 }: EmptyState.Props) {
  const Heading = `h${level}` as const
  return (
    <div className="zellige grid justify-items-center gap-3 overflow-hidden rounded-panel border border-line bg-surface px-6 py-14 text-center text-clay">
      <Heading className="text-2xl text-ink">{title}</Heading>
      <div className="max-w-md text-ink-soft">{children}</div>
      {action && <div className="pt-2">{action}</div>}
    </div>
  )
}

export declare namespace EmptyState {
  type Props = { title: string; children?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 }
}
