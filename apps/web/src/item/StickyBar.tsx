import type { ReactNode } from 'react'

/** The price and the main action at the bottom of a narrow window, while the box with them is out of view. */
export function StickyBar({ label, note, amount, children }: StickyBar.Props) {
  return (
    <section
      data-bar="narrow"
      data-buy-bar
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2.5 border-t border-line bg-surface px-(--gutter) pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-high lg:hidden"
    >
      <p className="min-w-0 flex-1">
        <span className="block truncate text-xs text-ink-soft">{note}</span>
        <span className="block text-base leading-tight font-semibold wrap-anywhere sm:text-lg">{amount}</span>
      </p>
      {children}
    </section>
  )
}

export declare namespace StickyBar {
  type Props = {
    /** Names the bar for screen readers. */
    label: string
    /** A short line above the amount. */
    note: ReactNode
    amount: ReactNode
    /** The buttons. */
    children: ReactNode
  }
}
