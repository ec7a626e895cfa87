import type { UseQueryResult } from '@tanstack/react-query'

/**
 * Tells whether an answer was kept from an earlier page and is just being read again, because something changed since. A
 * count of it would be replaced in view.
 *
 * @example
 * isOld(useNft({ contract, tokenId })) // → false
 */
export function isOld({
  isStale,
  isFetching,
  isFetchedAfterMount,
}: Pick<UseQueryResult, 'isStale' | 'isFetching' | 'isFetchedAfterMount'>): boolean {
  return isStale && isFetching && !isFetchedAfterMount
}
