import type { Collection, Nft } from '@souk/market'
import { useCollection, useNft } from '@souk/react'
import type { Address } from 'viem'

/** An item and its collection. */
export type Item = { nft: Nft; collection: Collection }

/** Reads an item and its collection. `item` is present once both are; `errors` has the failures. */
export function useItem({ contract, tokenId }: { contract: Address; tokenId: bigint }) {
  const { data: nft, error: noNft } = useNft({ contract, tokenId })
  const { data: collection, error: noCollection } = useCollection(nft && { slug: nft.collection })
  const item: Item | undefined = nft && collection && { nft, collection }
  return { nft, collection, item, errors: [noNft, noCollection] }
}
