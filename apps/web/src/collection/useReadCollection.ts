import { useCollection } from '@souk/react'
import { readAgain } from '../reading/readingOf.js'

/** Reads a collection, again and again while the market reads its items and their names. */
export function useReadCollection(slug: string) {
  return useCollection(
    { slug },
    { query: { refetchInterval: ({ state: { data } }) => readAgain(data ? [data] : []) } },
  )
}
