'use client'
import { Suspense } from 'react'
import type { Address } from 'viem'
import { latePart } from '../lazy/latePart.js'
import { Embedded } from './Embedded.js'
import { EmptyCard } from './EmptyCard.js'

const Content = latePart(async () => (await import('./ItemContentContainer.js')).ItemContentContainer)

/**
 * An item: its picture, its name and its price, with buttons to buy it and to put it into the cart. The rest of the card
 * opens its page at the market in a new tab. It is as wide as its place.
 *
 * Reads: the item, once. Pictures come from the market, so that their hosts do not learn who looks at them.
 *
 * @example
 * <ItemCard contract="0x…" tokenId={7n} />
 */
export function ItemCard(props: ItemCard.Props) {
  return (
    <Embedded loading={<EmptyCard />} about={{ item: props }}>
      <Suspense fallback={<EmptyCard />}>
        <Content {...props} />
      </Suspense>
    </Embedded>
  )
}

export declare namespace ItemCard {
  type Props = { contract: Address; tokenId: bigint }
}
