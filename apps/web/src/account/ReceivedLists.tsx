import type { ReactNode } from 'react'
import { OrderList } from './OrderRow.js'

/** Shows the swaps and the offers that an account received. */
export function ReceivedLists({ swaps, hidden, label, children }: ReceivedLists.Props) {
  return (
    <div className="space-y-8">
      {swaps}
      <div className="space-y-3 empty:hidden">
        {children.length > 0 && <OrderList label={label}>{children}</OrderList>}
        {hidden}
      </div>
    </div>
  )
}

export declare namespace ReceivedLists {
  type Props = {
    swaps: ReactNode
    /** What is said of the offers that the visitor hid. */
    hidden: ReactNode
    /** The label of the offers for screen readers. */
    label: string
    /** The offers. */
    children: readonly ReactNode[]
  }
}
