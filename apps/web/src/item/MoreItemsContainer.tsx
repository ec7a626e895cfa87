import type { Collection, Nft } from '@souk/market'
import { useNftsByCollection } from '@souk/react'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { MoreItems } from './MoreItems.js'

const shown = 6

/** Reads the cheapest other items of a collection. Renders nothing if there are none. */
export function MoreItemsContainer({ nft, collection }: MoreItemsContainer.Props) {
  const { collection: slug, contract, tokenId } = nft
  const { data } = useNftsByCollection({ slug, sort: 'price', limit: shown + 1 })
  const others = (data?.pages[0]?.nfts ?? []).filter(
    (other) => other.tokenId !== tokenId || !isSameAddress(other.contract, contract),
  )
  if (others.length === 0) return null
  return <MoreItems nfts={others.slice(0, shown)} slug={slug} collectionName={collection?.name ?? slug} />
}

export declare namespace MoreItemsContainer {
  type Props = { nft: Nft; collection: Collection | undefined }
}
