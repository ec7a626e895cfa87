import type { MarketOrder } from '@souk/market'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import type { OrderSubject } from '@souk/ui/parts/orders/useSubject.js'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/**
 * Shows an order as a row: its subject, price, state, and possible actions. In a wide window the columns of all rows of a
 * list begin at the same place.
 */
export function OrderRow({ item, price, note, actions, select, quiet = false }: OrderRow.Props) {
  const beside = select ? 'col-start-2' : 'col-span-full'
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 px-4 py-3 lg:col-span-full lg:grid-cols-subgrid ${quiet ? 'bg-sunk/60' : ''}`}
    >
      {select && <div className="lg:col-start-1">{select}</div>}
      <div className={`min-w-0 ${select ? '' : 'col-span-full'} lg:col-span-1 lg:col-start-2`}>{item}</div>
      <div className={`min-w-0 ${beside} lg:col-span-1 lg:col-start-3`}>{price}</div>
      <div className={`min-w-0 ${beside} text-sm text-ink-soft lg:col-span-1 lg:col-start-4`}>{note}</div>
      {actions && (
        <div className="col-span-full mt-1 flex min-w-0 flex-wrap justify-end gap-2 lg:col-span-1 lg:col-start-5 lg:mt-0">
          {actions}
        </div>
      )}
    </li>
  )
}

export declare namespace OrderRow {
  type Props = {
    item: ReactNode
    price: ReactNode
    note?: ReactNode
    actions?: ReactNode
    /** Selects it among several. */
    select?: ReactNode
    /** Whether it is inactive. */
    quiet?: boolean
  }
}

/** The list of order rows. */
export function OrderList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface lg:grid lg:grid-cols-[auto_minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.3fr)_auto]"
    >
      {children}
    </ul>
  )
}

/** Shows an order's subject in small, with a link to it. */
export function SubjectLink({ subject, note }: { subject: OrderSubject; note?: ReactNode }) {
  const content = (
    <>
      <span className="w-12 shrink-0 overflow-hidden rounded-chip">
        <TokenImage src={subject.image} alt="" />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{subject.name}</span>
        {note && <span className="line-clamp-2 text-sm font-normal text-ink-soft">{note}</span>}
      </span>
    </>
  )
  const className = 'flex min-h-12 items-center gap-3'
  if (!subject.link) return <div className={className}>{content}</div>
  return (
    <Link {...subject.link} className={`${className} underline-offset-4 hover:underline`}>
      {content}
    </Link>
  )
}

/** Shows a price, per unit if there are several. */
export function OrderPrice({ amount, order, each }: OrderPrice.Props) {
  return (
    <p className="font-semibold">
      <Money amount={amount} currency={order.currency} />
      {order.total > 1n && <span className="font-normal text-ink-soft"> {each}</span>}
    </p>
  )
}

export declare namespace OrderPrice {
  type Props = { amount: bigint; order: Pick<MarketOrder, 'currency' | 'total'>; each: string }
}
