import type { ReactNode } from 'react'

/** A list of swaps. */
export function SwapList({ label, isTitled = false, children }: SwapList.Props) {
  return (
    <section className="space-y-2">
      {isTitled && <h3 className="font-sans text-sm font-semibold tracking-normal">{label}</h3>}
      <ul
        aria-label={label}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {children}
      </ul>
    </section>
  )
}

export declare namespace SwapList {
  type Props = {
    label: string
    /** Whether the label is shown above the list. @default false */
    isTitled?: boolean | undefined
    children: ReactNode
  }
}
