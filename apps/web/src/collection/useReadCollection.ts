import { useCollection, useIsBehind } from '@souk/react'
import { readAgain } from '../reading/readingOf.js'

/**
 * Reads a collection, again and again while the market reads its items and their names. `isBehind` tells whether its figures
 * do not count a trade of the visitor yet.
 */
export function useReadCollection(slug: string) {
  const { data: collection, error } = useCollection(
    { slug },
    { query: { refetchInterval: ({ state: { data } }) => readAgain(data ? [data] : []) } },
  )
  return { collection, error, isBehind: useIsBehind(collection?.contract) }
}
