import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Changes the cached answers of reads. An answer whose data stays the same object remains untouched. One that changes is as
 * old as before, and one that was to be read again is still read again: `setQueryData` alone would make both fresh.
 *
 * @param isIt - Returns whether a key belongs to the reads.
 *
 * @example
 * changeCached<Nft>(queryClient, ([, , name]) => name === 'getNft', (nft) => ItemNews.withOwner(nft, news))
 */
export function changeCached<data>(
  queryClient: QueryClient,
  isIt: (key: QueryKey) => boolean,
  change: (data: data, key: QueryKey) => data,
): void {
  for (const query of queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => isIt(queryKey) })) {
    const { data, isInvalidated, dataUpdatedAt } = query.state
    if (data === undefined) continue
    const changed = change(data as data, query.queryKey)
    if (changed === data) continue
    queryClient.setQueryData<data>(query.queryKey, changed as never, { updatedAt: dataUpdatedAt })
    if (isInvalidated) query.invalidate()
  }
}
