import type { MarketOrder } from '@souk/market'
import type { ReactNode } from 'react'
import { formatAddress, isSameAddress } from '../format/formatAddress.js'
import { formatCount } from '../format/formatShare.js'
import { formatMoment } from '../format/formatTime.js'
import { auctionWords } from '../i18n/areas/auction.js'
import { itemWords } from '../i18n/areas/item.js'
import { orderTexts } from '../i18n/areas/orderText.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { Countdown } from '../kit/Countdown.js'
import { Money } from '../kit/Money.js'
import { useClock } from '../kit/useClock.js'
import { endOf } from './endOf.js'
import { OrderColumns, OrderColumnsRow } from './OrderColumns.js'
import { statusText, unitPrice } from './statusText.js'
import { unitsLeft } from './unitsLeft.js'

/** Shows listings as rows; on a phone each row becomes a small card. */
export function ListingsTable(props: ListingsTable.Props) {
  const { orders, label } = props
  return (
    <OrderColumns label={label}>
      {orders.map((order) => (
        <Row key={order.orderHash} order={order} {...props} />
      ))}
    </OrderColumns>
  )
}

export declare namespace ListingsTable {
  type Props = {
    orders: readonly MarketOrder[]
    account: string | undefined
    /** The list's label for screen readers. */
    label: string
    /** Returns the name of an account. @default its address, shortened */
    nameOf?: (address: string) => string
    /** Shows whether the chain would fill an order now. */
    proofOf?: (order: MarketOrder) => ReactNode
    onBuy?: (order: MarketOrder) => void
    onCancel?: (order: MarketOrder) => void
  }
}

function Row({
  order,
  account,
  nameOf = formatAddress,
  proofOf,
  onBuy,
  onCancel,
}: ListingsTable.Props & { order: MarketOrder }) {
  const words = useArea(itemWords)
  const texts = useArea(orderTexts)
  const { cancel } = useArea(auctionWords)
  const clock = useClock()
  const own = isSameAddress(account, order.maker)
  const isActive = order.status === 'active'
  const endTime = endOf(order)
  return (
    <OrderColumnsRow
      quiet={!isActive}
      price={
        <>
          <p className="font-semibold">
            <Money amount={order.total > 1n ? unitPrice(order) : order.price} currency={order.currency} />
            {order.total > 1n && <span className="font-normal text-ink-soft"> {words.each}</span>}
          </p>
          <p className="text-sm text-ink-soft">
            {order.total > 1n &&
              `${unitsLeft(order, { left: (units, total) => words.unitsLeft(formatCount(units), formatCount(total)), now: texts.now, own })}, `}
            {own ? texts.byYou : texts.by(nameOf(order.maker))}
            {order.taker &&
              `, ${isSameAddress(order.taker, account) ? texts.forYou : texts.forOne(nameOf(order.taker))}`}
          </p>
        </>
      }
      note={
        <>
          <p title={formatMoment(endTime)}>
            {order.type === 'english' && `${words.auctionRow} · `}
            {order.type === 'english' && isActive ? (
              <Countdown end={endTime} say={texts.status.ends} done={texts.status.expired} />
            ) : (
              statusText(order, { now: clock(), own, words: texts })
            )}
          </p>
          {isActive && order.type !== 'english' && proofOf?.(order)}
        </>
      }
      action={
        own && onCancel ? (
          <Button tone="danger" onClick={() => onCancel(order)}>
            {order.type === 'english' ? cancel : words.cancel}
          </Button>
        ) : (
          !own &&
          onBuy &&
          isActive &&
          order.type !== 'english' &&
          (!order.taker || isSameAddress(order.taker, account)) && (
            <Button onClick={() => onBuy(order)}>{words.buyRow}</Button>
          )
        )
      }
    />
  )
}
