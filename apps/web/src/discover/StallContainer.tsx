import type { Collection } from '@souk/market'
import { useNftsByCollection } from '@souk/react'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { CollectionCard } from '../collections/CollectionCard.js'
import { volumeCurrency } from '../collections/volumeCurrency.js'

/** The number of items on a collection's card. */
export const picturesPerCard = 4

/** Reads the first items of a collection for its card. */
export function StallContainer({ collection }: { collection: Collection }) {
  const info = useInfo()
  const { data, isError } = useNftsByCollection({ slug: collection.slug, limit: picturesPerCard })
  const nfts = data?.pages[0]?.nfts ?? (isError ? [] : undefined)
  const volumeIn = volumeCurrency(collection, info)
  return <CollectionCard {...{ collection, volumeIn }} pictures={nfts?.map((nft) => nft.imageUrl)} />
}
