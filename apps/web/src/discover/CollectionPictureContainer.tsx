import type { Collection } from '@souk/market'
import { useNftsByCollection } from '@souk/react'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { picturesPerCard } from './StallContainer.js'

/** Shows the collection's own picture, or its first item's. */
export function CollectionPictureContainer({ collection }: { collection: Collection }) {
  const { data } = useNftsByCollection(
    collection.imageUrl ? undefined : { slug: collection.slug, limit: picturesPerCard },
  )
  return <TokenImage src={collection.imageUrl ?? data?.pages[0]?.nfts[0]?.imageUrl} alt="" />
}
