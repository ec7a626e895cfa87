import { type CollectionOffer, getCollectionOffers } from '@souk/market'
import { useSouk } from '@souk/react'
import { useQueries } from '@tanstack/react-query'

/** The most collections to request offers of. */
const askedCollections = 24

/** Reads the offers on collections, highest first. */
export function useOffersOf(slugs: readonly string[]): ReadonlyMap<string, readonly CollectionOffer[]> {
  const { api } = useSouk()
  const asked = slugs.slice(0, askedCollections)
  const reads = useQueries({
    queries: asked.map((slug) => ({
      queryKey: ['portfolio', api.chain, 'offers', slug],
      queryFn: ({ signal }: { signal: AbortSignal }) => getCollectionOffers(api, { slug, limit: 50, signal }),
      staleTime: 10_000,
      refetchInterval: 30_000,
    })),
  })
  return new Map(asked.map((slug, index) => [slug, reads[index]?.data?.offers ?? []]))
}
