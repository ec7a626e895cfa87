import type { MarketOrder } from '@souk/market'
import type { ReactNode } from 'react'
import { formatAddress, isSameAddress } from '../format/formatAddress.js'
import { formatMoment, nowSeconds } from '../format/formatTime.js'
import { Button } from '../ui/Button.js'
import { Money } from '../ui/Money.js'
import { statusText, unitPrice } from './statusText.js'

/** Listings as rows; on a phone each row folds into a small card. */
export function ListingsTable({ orders, account, label, itemOf, onBuy, onCancel }: ListingsTable.Props) {
  const now = nowSeconds()
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {orders.map((order) => {
        const own = isSameAddress(account, order.maker)
        return (
          <li key={order.orderHash} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            {itemOf && <div className="min-w-0 flex-[2_1_10rem]">{itemOf(order)}</div>}
            <div className="min-w-0 flex-[1_1_8rem]">
              <p className="font-semibold">
                <Money amount={order.total > 1n ? unitPrice(order) : order.price} currency={order.currency} />
                {order.total > 1n && <span className="font-normal text-ink-soft"> each</span>}
              </p>
              <p className="text-sm text-ink-soft">
                {order.total > 1n && `${order.remaining} of ${order.total} left, `}
                {own ? 'by you' : `by ${formatAddress(order.maker)}`}
              </p>
            </div>
            <p className="flex-[1_1_6rem] text-sm text-ink-soft" title={formatMoment(order.endTime)}>
              {statusText(order, { now, own })}
            </p>
            <div className="ml-auto">
              {own && onCancel ? (
                <Button tone="danger" onClick={() => onCancel(order)}>
                  Cancel listing
                </Button>
              ) : (
                !own &&
                onBuy &&
                order.status === 'active' && <Button onClick={() => onBuy(order)}>Buy</Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

export declare namespace ListingsTable {
  type Props = {
    orders: readonly MarketOrder[]
    account: string | undefined
    /** What the list holds, for screen readers. */
    label: string
    /** Shows which item an order is for, where that is not clear from the page. */
    itemOf?: (order: MarketOrder) => ReactNode
    onBuy?: (order: MarketOrder) => void
    onCancel?: (order: MarketOrder) => void
  }
}
