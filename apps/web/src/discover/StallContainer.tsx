import type { Collection } from '@souk/market'
import { useNftsByCollection } from '@souk/react'
import { CollectionCard } from '../collections/CollectionCard.js'

/** The number of items on a collection's card. */
export const picturesPerCard = 4

/** Reads the first items of a collection for its card. */
export function StallContainer({ collection }: { collection: Collection }) {
  const { data, isError } = useNftsByCollection({ slug: collection.slug, limit: picturesPerCard })
  const nfts = data?.pages[0]?.nfts ?? (isError ? [] : undefined)
  return <CollectionCard collection={collection} pictures={nfts?.map((nft) => nft.imageUrl)} />
}
