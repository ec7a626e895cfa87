import type { Collection } from '@souk/market'
import { useCollections, useNftsByCollection } from '@souk/react'
import { useInfo } from '../frame/useInfo.js'
import { useNextPage } from '../useNextPage.js'
import { CollectionCard } from './CollectionCard.js'
import { Collections } from './Collections.js'

const picturesPerCard = 4

/** Reads the collections of the market. */
export function CollectionsContainer() {
  const info = useInfo()
  const query = useCollections({ limit: 50 })
  const { data, error } = query
  useNextPage(query, { wanted: true })
  if (error) throw error
  return (
    <Collections
      collections={data?.pages.flatMap((page) => page.collections)}
      renderCard={(collection) => <CollectionCardContainer collection={collection} />}
      marketName={info.name}
    />
  )
}

function CollectionCardContainer({ collection }: { collection: Collection }) {
  const { data } = useNftsByCollection({ slug: collection.slug, limit: picturesPerCard })
  const nfts = data?.pages[0]?.nfts ?? []
  return <CollectionCard collection={collection} pictures={nfts.map((nft) => nft.imageUrl)} />
}
