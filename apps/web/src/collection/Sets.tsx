import type { MarketOrder } from '@souk/market'
import { bundleWords } from '@souk/ui/parts/i18n/areas/bundle.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Summary } from '@souk/ui/parts/kit/Summary.js'
import { SetCardContainer } from '@souk/ui/parts/orders/SetCardContainer.js'

/** Shows sets that can be opened, so that they do not push the items away. */
export function Sets({ orders }: { orders: readonly MarketOrder[] }) {
  const words = useArea(bundleWords)
  return (
    <div className="frame pt-4">
      <details className="group rounded-card border border-line">
        <Summary>{words.forSaleHere(orders.length)}</Summary>
        <div className="space-y-3 px-4 pb-4">
          <p className="text-sm text-ink-soft">{words.setsMeaning}</p>
          {orders.map((order) => (
            <SetCardContainer key={order.orderHash} order={order} />
          ))}
        </div>
      </details>
    </div>
  )
}
