import type { Collection } from '@souk/market'
import { getCollectionQueryOptions, useSouk } from '@souk/react'
import { useQueries } from '@tanstack/react-query'

/** Reads collections by their slugs. Those that are loading or failed are missing. */
export function useCollectionMap(slugs: readonly string[]): ReadonlyMap<string, Collection> {
  return useCollectionReads(slugs).collections
}

/** Reads collections like {@link useCollectionMap}, and tells whether any is still loading. */
export function useCollectionReads(slugs: readonly string[]): CollectionReads {
  const { api } = useSouk()
  const wanted = [...new Set(slugs)]
  return useQueries({
    queries: wanted.map((slug) => getCollectionQueryOptions(api, { slug })),
    // Equal answers give the same map, so that values which depend on it are not calculated again.
    combine: toReads,
  })
}

type CollectionReads = { collections: ReadonlyMap<string, Collection>; isReading: boolean }

function toReads(reads: readonly { data: Collection | undefined; isPending: boolean }[]): CollectionReads {
  const collections = new Map(reads.flatMap(({ data }) => (data ? [[data.slug, data] as const] : [])))
  return { collections, isReading: reads.some(({ isPending }) => isPending) }
}
