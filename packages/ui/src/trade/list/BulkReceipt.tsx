import type { MarketOrder } from '@souk/market'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import { bulkWords } from '../../i18n/areas/bulk.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { Notice } from '../../kit/Notice.js'
import type { NameOf } from './bulkNames.js'

/** The receipt of listing many items, with each price. */
export function BulkReceipt({ orders, nameOf, onClose, done }: BulkReceipt.Props) {
  const words = useArea(bulkWords)
  const [first] = orders
  return (
    <div className="space-y-4">
      <Notice tone="good" title={words.forSale(orders.length)} live>
        {first && words.stays(formatMoment(first.endTime))}
      </Notice>
      <ul
        aria-label={words.receipts}
        className="max-h-[46dvh] divide-y divide-line overflow-y-auto rounded-card border border-line text-sm"
      >
        {orders.map((order) => (
          <li
            key={order.orderHash}
            className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]"
          >
            <span className="min-w-0 truncate font-semibold">{nameOf(order.order.parameters.offer[0])}</span>
            <span className="figures shrink-0">
              {formatMoney(order.price, order.currency, { exact: true })}
            </span>
          </li>
        ))}
      </ul>
      <Button tone="primary" className="w-full" onClick={onClose}>
        {done}
      </Button>
    </div>
  )
}

export declare namespace BulkReceipt {
  type Props = {
    orders: readonly MarketOrder[]
    nameOf: NameOf
    onClose: () => void
    /** The label of the button. */
    done: string
  }
}
