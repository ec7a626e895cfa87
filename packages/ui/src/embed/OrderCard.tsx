'use client'
import { type AnyOrder, type MarketOrder, NoMatchingOrderError } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { useOrder } from '@souk/react'
import type { Hex } from 'viem'
import { embedWords } from '../i18n/areas/embed.js'
import { orderCardWords } from '../i18n/areas/orderCard.js'
import { useArea } from '../i18n/useArea.js'
import { latePart } from '../lazy/latePart.js'
import { Embedded } from './Embedded.js'
import { EmptyCard } from './EmptyCard.js'
import { OneOrderContainer } from './OneOrderContainer.js'
import { Telling } from './Telling.js'
import type { TradeButtonProps } from './TradeButton.js'

const SetCard = latePart(async () => (await import('../orders/SetCardContainer.js')).SetCardContainer)
const SwapList = latePart(async () => (await import('../swaps/SwapListContainer.js')).SwapListContainer)

/**
 * An order: its item, price, end, maker and state, with a button for what the visitor can do with it: buy, bid, accept,
 * cancel, or nothing, and why. Shows listings, auctions, offers, sets and swaps.
 *
 * Reads: the order and its items, once. Asks the wallet only after a review of what it signs and pays.
 *
 * @throws {MarketMissingError} outside of a `SoukMarket`.
 *
 * @example
 * <OrderCard orderHash="0x…" />
 */
export function OrderCard(props: OrderCard.Props) {
  return (
    <Embedded loading={<EmptyCard />}>
      <Telling onDone={props.onDone}>
        <Card {...props} />
      </Telling>
    </Embedded>
  )
}

export declare namespace OrderCard {
  /** The hash of an order, or the order itself, which is shown until the market has answered. */
  type Props = Pick<TradeButtonProps, 'size' | 'onDone'> & ({ orderHash: Hex } | { order: AnyOrder })
}

function Card(props: OrderCard.Props) {
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
  return <OneOrderContainer order={order} size={props.size} />
}

function isSet({ order }: MarketOrder): boolean {
  return Deal.from(order.parameters).items.length > 1
}
