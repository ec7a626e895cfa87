import { useNftsByCollection } from '@souk/react'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useConnection } from 'wagmi'
import { Featured, FeaturedSkeleton } from './Featured.js'
import { useBusiest } from './useBusiest.js'

/** Reads the newest listing of the busiest collection that has any. Renders nothing if nothing is for sale. */
export function FeaturedContainer() {
  const desk = useTradeDialogs()
  const account = useConnection().address
  const busiest = useBusiest()
  const collection = busiest.data?.ranking.find(({ collection: { stats } }) => stats.listed > 0)?.collection
  const { data, error } = useNftsByCollection(
    collection && { slug: collection.slug, sort: 'recent', listed: true, limit: 1 },
  )
  if (busiest.isLoading || (collection && !data && !error)) return <FeaturedSkeleton />
  const nft = data?.pages[0]?.nfts[0]
  if (!collection || !nft?.listing) return null
  const { contract, tokenId, listing } = nft
  const buy = () => desk.trade({ kind: 'buy', orderHash: listing.orderHash, contract, tokenId })
  return (
    <Featured
      nft={nft}
      listing={listing}
      collectionName={collection.name}
      onBuy={isSameAddress(listing.maker, account) ? undefined : buy}
    />
  )
}
