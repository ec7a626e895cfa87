import type { ReactNode } from 'react'

/** One figure under its name; put several in a `dl`. */
export function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-medium text-ink-soft">{name}</dt>
      <dd className="figures truncate text-sm font-semibold sm:text-[0.95rem]">{children}</dd>
    </div>
  )
}
