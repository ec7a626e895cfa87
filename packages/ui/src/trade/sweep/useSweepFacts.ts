import type { Nft } from '@souk/market'
import { type Cart, getCollectionQueryOptions, useNfts, useSouk } from '@souk/react'
import type { KnownCollection } from '@souk/words/findings'
import { useQueries } from '@tanstack/react-query'

/** The most items in one answer of a market; others are named by their number. */
const mostNamed = 100

/** Reads the items of a sweep and their collections. Items that cannot be read are missing. */
export function useSweepFacts({ lines }: Pick<Cart.Group, 'lines'>): {
  nfts: readonly Nft[] | undefined
  collections: readonly KnownCollection[]
  /** Whether the market has not answered yet. */
  isPending: boolean
} {
  const { api } = useSouk()
  const tokens = lines.slice(0, mostNamed).map(({ contract, tokenId }) => ({ contract, tokenId }))
  const { data: nfts, isPending } = useNfts({ tokens })
  const slugs = [...new Set((nfts ?? []).map(({ collection }) => collection))]
  const reads = useQueries({ queries: slugs.map((slug) => getCollectionQueryOptions(api, { slug })) })
  return {
    nfts,
    collections: reads.flatMap(({ data }) => data ?? []),
    isPending: isPending || reads.some((read) => read.isPending),
  }
}
