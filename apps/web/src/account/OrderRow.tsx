import type { MarketOrder } from '@souk/market'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderSubject } from '../orders/useSubject.js'
import { Money } from '../ui/Money.js'
import { TokenImage } from '../ui/TokenImage.js'

/** Shows an order as a row: its subject, price, state, and possible actions. */
export function OrderRow({ item, price, note, actions, select, quiet = false }: OrderRow.Props) {
  return (
    <li className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 ${quiet ? 'bg-sunk/60' : ''}`}>
      {select}
      <div className="min-w-0 flex-[2_1_11rem]">{item}</div>
      <div className="min-w-0 flex-[1_1_8rem]">{price}</div>
      <div className="min-w-0 flex-[2_1_12rem] text-sm text-ink-soft">{note}</div>
      {actions && (
        <div className="ml-auto flex max-w-full min-w-0 flex-wrap justify-end gap-2">{actions}</div>
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
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
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
        {note && <span className="block truncate text-sm font-normal text-ink-soft">{note}</span>}
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
