import type { Collection } from '@souk/market'
import { getCollectionQueryOptions, useSouk } from '@souk/react'
import { useQueries } from '@tanstack/react-query'

/** Reads collections by their slugs. Those that are loading or failed are missing. */
export function useCollectionMap(slugs: readonly string[]): ReadonlyMap<string, Collection> {
  const { api } = useSouk()
  const wanted = [...new Set(slugs)]
  return useQueries({
    queries: wanted.map((slug) => getCollectionQueryOptions(api, { slug })),
    // Equal answers give the same map, so that values which depend on it are not calculated again.
    combine: toMap,
  })
}

function toMap(reads: readonly { data: Collection | undefined }[]): ReadonlyMap<string, Collection> {
  return new Map(reads.flatMap(({ data }) => (data ? [[data.slug, data] as const] : [])))
}
