'use client'
import { useNft } from '@souk/react'
import type { Address } from 'viem'
import { CardActionsContainer } from '../cart/CardActionsContainer.js'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { NftCard } from '../nft/NftCard.js'
import { Embedded } from './Embedded.js'
import { EmptyCard } from './EmptyCard.js'

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
  const words = useArea(embedWords)
  const { data: nft, isPending, error } = useNft(item)
  if (nft) return <NftCard nft={nft} Actions={CardActionsContainer} />
  return <EmptyCard text={isPending ? undefined : error ? words.unread : words.noItem} />
}
