import type { Collection, Nft } from '@souk/market'
import { useCollection, useNft } from '@souk/react'
import type { Address } from 'viem'

/** An item and its collection. */
export type Item = { nft: Nft; collection: Collection }

/** Reads an item and its collection. `item` is present once both are; `errors` has the failures. */
export function useItem({ contract, tokenId }: { contract: Address; tokenId: bigint }) {
  const read = useNft({ contract, tokenId })
  const { data: nft, error: noNft } = read
  const ofCollection = useCollection(nft && { slug: nft.collection })
  const { data: collection, error: noCollection } = ofCollection
  const item: Item | undefined = nft && collection && { nft, collection }
  // Only what failed: what is known stays.
  const retry = () => {
    if (noNft) void read.refetch()
    if (noCollection) void ofCollection.refetch()
  }
  return { nft, collection, item, errors: [noNft, noCollection], retry }
}
