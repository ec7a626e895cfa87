'use client'
import type { AnyOrder } from '@souk/market'
import { Suspense } from 'react'
import type { Hex } from 'viem'
import { latePart } from '../lazy/latePart.js'
import { Embedded } from './Embedded.js'
import { EmptyCard } from './EmptyCard.js'
import { Telling } from './Telling.js'
import type { TradeButtonProps } from './TradeButton.js'

const Content = latePart(async () => (await import('./OrderContentContainer.js')).OrderContentContainer)

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
  const { orderHash } = 'order' in props ? props.order : props
  return (
    <Embedded loading={<EmptyCard />} about={{ orderHash }}>
      <Telling onDone={props.onDone}>
        <Suspense fallback={<EmptyCard />}>
          <Content {...props} />
        </Suspense>
      </Telling>
    </Embedded>
  )
}

export declare namespace OrderCard {
  /** The hash of an order, or the order itself, which is shown until the market has answered. */
  type Props = Pick<TradeButtonProps, 'size' | 'onDone'> & ({ orderHash: Hex } | { order: AnyOrder })
}
