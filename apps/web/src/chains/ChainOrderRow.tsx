import type { MarketChain, MarketOrder } from '@souk/market'
import { Money } from '@souk/ui/parts/kit/Money.js'
import { unitPrice } from '@souk/ui/parts/orders/statusText.js'
import type { OrderSubject } from '@souk/ui/parts/orders/useSubject.js'
import { useSubject } from '@souk/ui/parts/orders/useSubject.js'

/** Shows an order on another chain in one line, with a link to its subject there. */
export function ChainOrderRow({ order, chain }: ChainOrderRow.Props) {
  const { name, link } = useSubject(order)
  return (
    <li className="flex items-center gap-3 py-2">
      <a
        href={hrefOf(link, chain)}
        className="min-w-0 flex-1 truncate text-sm font-semibold underline-offset-4 hover:underline"
      >
        {name}
      </a>
      <Money amount={unitPrice(order)} currency={order.currency} className="text-sm" />
    </li>
  )
}

export declare namespace ChainOrderRow {
  type Props = { order: MarketOrder; chain: Pick<MarketChain, 'path'> }
}

function hrefOf(link: OrderSubject['link'], { path }: Pick<MarketChain, 'path'>): string {
  if (!link) return `${path}/me`
  return link.to === '/item/$contract/$id'
    ? `${path}/item/${link.params.contract}/${link.params.id}`
    : `${path}/collection/${encodeURIComponent(link.params.slug)}`
}
