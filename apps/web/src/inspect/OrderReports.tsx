import type { ReactNode } from 'react'

/** Places the reports about several orders. */
export function OrderReports({ children }: { children: ReactNode }) {
  return <div className="space-y-10">{children}</div>
}
