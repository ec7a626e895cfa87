import type { Collection } from '@souk/market'
import { useNftsByCollection } from '@souk/react'
import { CollectionCard } from '../collections/CollectionCard.js'

/** The number of items on a collection's card. */
export const picturesPerCard = 4

/** Reads the first items of a collection for its card. */
export function StallContainer({ collection }: { collection: Collection }) {
  const { data } = useNftsByCollection({ slug: collection.slug, limit: picturesPerCard })
  const nfts = data?.pages[0]?.nfts ?? []
  return <CollectionCard collection={collection} pictures={nfts.map((nft) => nft.imageUrl)} />
}
