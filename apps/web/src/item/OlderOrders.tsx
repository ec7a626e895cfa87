import type { MarketOrder } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { formatMoment } from '@souk/ui/parts/format/formatTime.js'
import { auctionWords } from '@souk/ui/parts/i18n/areas/auction.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { unitPrice } from '@souk/ui/parts/orders/statusText.js'

/** Says which earlier orders of the visitor on an item are open again, and which can become valid again. */
export function OlderOrders({ awake, asleep, onCancel }: OlderOrders.Props) {
  const words = useArea(itemWords)
  return (
    <>
      {awake.map((order) => (
        <Awake key={order.orderHash} order={order} onCancel={() => onCancel([order])} />
      ))}
      {asleep.length > 0 && (
        <Notice
          tone="warn"
          title={words.olderTitle(asleep.length)}
          action={<Button onClick={() => onCancel(asleep)}>{words.olderCancel(asleep.length)}</Button>}
        >
          {asleep.every(isAuction) ? words.olderAuction : words.older}
        </Notice>
      )}
    </>
  )
}

export declare namespace OlderOrders {
  type Props = {
    /** Listings and auctions that are open again. */
    awake: readonly MarketOrder[]
    /** Orders that nobody can fill now. */
    asleep: readonly MarketOrder[]
    onCancel: (orders: readonly MarketOrder[]) => void
  }
}

function Awake({ order, onCancel }: { order: MarketOrder; onCancel: () => void }) {
  const words = useArea(itemWords)
  const auction = useArea(auctionWords)
  const since = formatMoment(BigInt(Math.floor((order.revivedAt?.getTime() ?? 0) / 1_000)))
  const title = isAuction(order)
    ? words.awake.auction(since)
    : words.awake.listing(formatMoney(unitPrice(order), order.currency), since)
  return (
    <Notice
      tone="warn"
      title={title}
      action={<Button onClick={onCancel}>{isAuction(order) ? auction.cancel : words.cancel}</Button>}
    >
      {words.awake.meaning}
    </Notice>
  )
}

function isAuction({ type }: MarketOrder): boolean {
  return type === 'english'
}
