'use client'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { CardActionsContainer } from '../cart/CardActionsContainer.js'
import { heldBy } from '../nft/heldBy.js'
import { NftCard } from '../nft/NftCard.js'
import { Embedded } from './Embedded.js'
import { EmptyCard } from './EmptyCard.js'
import { useItemOf } from './useItemOf.js'

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
    <Embedded loading={<EmptyCard />}>
      <Card {...props} />
    </Embedded>
  )
}

export declare namespace ItemCard {
  type Props = { contract: Address; tokenId: bigint }
}

function Card(item: ItemCard.Props) {
  const account = useConnection().address
  const { nft, problem } = useItemOf(item)
  if (!nft) return <EmptyCard text={problem} />
  // The watchlist belongs to the market's own pages, which do not see that of this page.
  return <NftCard nft={nft} held={heldBy(nft, account)} isWatchable={false} Actions={CardActionsContainer} />
}
