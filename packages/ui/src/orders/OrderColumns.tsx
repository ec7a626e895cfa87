import type { ReactNode } from 'react'

/**
 * A list of orders whose columns begin at the same place in every row, whether or not a row has a button. Where the list is
 * narrow, the button has a line of its own.
 */
export function OrderColumns({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="@container">
      <ul
        aria-label={label}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface @lg:grid @lg:grid-cols-[minmax(0,9fr)_minmax(0,8fr)_auto]"
      >
        {children}
      </ul>
    </div>
  )
}

/** A row of {@link OrderColumns}. */
export function OrderColumnsRow({ price, note, action, quiet = false }: OrderColumnsRow.Props) {
  return (
    <li
      className={`grid grid-cols-[minmax(0,9fr)_minmax(0,8fr)] items-center gap-x-4 gap-y-2 px-4 py-3 @lg:col-span-full @lg:grid-cols-subgrid ${quiet ? 'text-ink-soft' : ''}`}
    >
      <div className="min-w-0">{price}</div>
      <div className="min-w-0 text-sm text-ink-soft">{note}</div>
      {action && <div className="justify-self-end @max-lg:col-span-full">{action}</div>}
    </li>
  )
}

export declare namespace OrderColumnsRow {
  type Props = {
    price: ReactNode
    note: ReactNode
    /** The button. */
    action?: ReactNode
    /** Whether it is inactive. @default false */
    quiet?: boolean
  }
}
