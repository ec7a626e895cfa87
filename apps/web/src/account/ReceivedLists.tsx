import type { ReactNode } from 'react'
import { OrderList } from './OrderRow.js'

/** Shows the swaps and the offers that an account received. */
export function ReceivedLists({ swaps, label, children }: ReceivedLists.Props) {
  return (
    <div className="space-y-8">
      {swaps}
      {children.length > 0 && <OrderList label={label}>{children}</OrderList>}
    </div>
  )
}

export declare namespace ReceivedLists {
  type Props = {
    swaps: ReactNode
    /** The label of the offers for screen readers. */
    label: string
    /** The offers. */
    children: readonly ReactNode[]
  }
}
