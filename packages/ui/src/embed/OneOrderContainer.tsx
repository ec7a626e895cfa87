import type { MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../format/formatAddress.js'
import { useClock } from '../kit/useClock.js'
import { useInfo } from '../market/useInfo.js'
import { useNameOf } from '../names/useNames.js'
import { endOf } from '../orders/endOf.js'
import { orderAct } from '../orders/orderAct.js'
import { unitPrice } from '../orders/statusText.js'
import { useSubject } from '../orders/useSubject.js'
import { useConnection } from '../wallet/useConnection.js'
import { OneOrder } from './OneOrder.js'
import type { ButtonLook } from './TradeButton.js'

/** Reads the item of a listing or an offer, and does what the visitor can do with it. */
export function OneOrderContainer({ order, size }: { order: MarketOrder; size: ButtonLook['size'] }) {
  const info = useInfo()
  const nameOf = useNameOf()
  const desk = useTradeDialogs()
  const account = useConnection().address
  const now = useClock()()
  const subject = useSubject(order)
  const { nft, contract, tokenId, name } = subject
  const { orderHash, side, type } = order
  const end = endOf(order)
  const act = orderAct(order, { account, nft, info, now, end })
  const item = contract && tokenId !== undefined ? { contract, tokenId } : undefined
  const trades = {
    buy: () => item && desk.trade({ kind: 'buy', orderHash, ...item, name }),
    bid: () => item && desk.trade({ kind: 'offer', ...item, auction: orderHash }),
    accept: () => item && desk.trade({ kind: 'accept', ...item, offer: order }),
    cancel: () => desk.trade({ kind: 'cancel', orderHash, name, side }),
  }
  const deal = Deal.from(order.order.parameters)
  const isMoving = type !== 'english' && Deal.isMoving(deal)
  const price = isMoving ? Deal.priceAt(deal, now) : order.price
  return (
    <OneOrder
      {...{ order, subject, act, size, now, end, isMoving, nameOf }}
      price={unitPrice({ price, total: order.total })}
      isOwn={isSameAddress(order.maker, account)}
      isForMe={isSameAddress(order.taker, account)}
      auction={nft?.auction?.orderHash === orderHash ? nft.auction : undefined}
      onPress={act.can === 'nothing' ? undefined : trades[act.can]}
    />
  )
}
