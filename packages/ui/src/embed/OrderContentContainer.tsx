import { type AnyOrder, type MarketOrder, NoMatchingOrderError } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { useOrder } from '@souk/react'
import type { Hex } from 'viem'
import { embedWords } from '../i18n/areas/embed.js'
import { orderCardWords } from '../i18n/areas/orderCard.js'
import { useArea } from '../i18n/useArea.js'
import { latePart } from '../lazy/latePart.js'
import { EmptyCard } from './EmptyCard.js'
import type { ButtonLook } from './TradeButton.js'

const OneOrder = latePart(async () => (await import('./OneOrderContainer.js')).OneOrderContainer)
const SetCard = latePart(async () => (await import('../orders/SetCardContainer.js')).SetCardContainer)
const SwapList = latePart(async () => (await import('../swaps/SwapListContainer.js')).SwapListContainer)

/** Reads an order, and shows it as what it is. */
export function OrderContentContainer(props: OrderContentContainer.Props) {
  const words = useArea(embedWords)
  const { kinds } = useArea(orderCardWords)
  const given = 'order' in props ? props.order : undefined
  const orderHash = 'order' in props ? props.order.orderHash : props.orderHash
  const { data, error } = useOrder({ orderHash })
  const isUnknown = error instanceof NoMatchingOrderError
  const order = data ?? (isUnknown ? undefined : given)
  if (!order) return <EmptyCard text={error ? (isUnknown ? words.noOrder : words.unread) : undefined} />
  if (order.side === 'swap') return <SwapList swaps={[order]} label={kinds.swap} />
  if (isSet(order)) return <SetCard order={order} />
  return <OneOrder order={order} size={props.size} />
}

export declare namespace OrderContentContainer {
  type Props = Pick<ButtonLook, 'size'> & ({ orderHash: Hex } | { order: AnyOrder })
}

function isSet({ order }: MarketOrder): boolean {
  return Deal.from(order.parameters).items.length > 1
}
