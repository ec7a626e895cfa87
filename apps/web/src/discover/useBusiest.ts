import { useRanking } from '@souk/react'

/** Reads the collections with the most volume of all time. */
export function useBusiest() {
  return useRanking({ period: 'all', sort: 'volume', limit: 3 })
}
