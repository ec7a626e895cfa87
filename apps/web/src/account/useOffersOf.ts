import { type CollectionOffer, getCollectionOffers, type MarketApi } from '@souk/market'
import { getCollectionOffersQueryOptions, useSouk } from '@souk/react'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'

/** A key of the market's offers, so that its events repeat the read. Their pages have a key of their own. */
function firstPageKey(api: MarketApi, slug: string) {
  const [souk, source, name, options] = getCollectionOffersQueryOptions(api, { slug, limit: 50 }).queryKey
  return [souk, source, name, { ...options, pages: 'first' }]
}

/** The most collections to request offers of. */
export const askedCollections = 24

type Read = { slug: string; offers: readonly CollectionOffer[] }

type Offers = {
  /** By slug. Those that are loading or failed have none. */
  offers: ReadonlyMap<string, readonly CollectionOffer[]>
  /** Whether the offers of some collection are still being read. */
  isReading: boolean
}

/** Reads the offers on collections, highest first. */
export function useOffersOf(slugs: readonly string[]): Offers {
  const { api } = useSouk()
  return useQueries({
    queries: slugs.slice(0, askedCollections).map((slug) => ({
      queryKey: firstPageKey(api, slug),
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Read> => {
        const { offers } = await getCollectionOffers(api, { slug, limit: 50, signal })
        return { slug, offers }
      },
      staleTime: 10_000,
      refetchInterval: 30_000,
    })),
    // Equal answers give the same map, so that values which depend on it are not calculated again.
    combine: toOffers,
  })
}

function toOffers(reads: readonly Pick<UseQueryResult<Read>, 'data' | 'isPending'>[]): Offers {
  return {
    offers: new Map(reads.flatMap(({ data }) => (data ? [[data.slug, data.offers] as const] : []))),
    isReading: reads.some(({ isPending }) => isPending),
  }
}
