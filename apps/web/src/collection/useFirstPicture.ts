import type { Collection } from '@souk/market'
import { useNftsByCollection } from '@souk/react'

/** Reads the picture of the first item, if the collection has none. */
export function useFirstPicture(collection: Collection | undefined): string | undefined {
  const { data } = useNftsByCollection(
    collection && !collection.imageUrl ? { slug: collection.slug, limit: 4 } : undefined,
  )
  return data?.pages[0]?.nfts[0]?.imageUrl
}
