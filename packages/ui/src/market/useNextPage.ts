import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'

/**
 * Returns a function that reads the next page, unless it is loading or there is none.
 *
 * @param options.wanted - Whether to read pages automatically; stops at the first failure.
 */
export function useNextPage(query: useNextPage.Query, options: { wanted: boolean }): () => void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const readNext = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const goesOn = options.wanted && !isFetchNextPageError
  useEffect(() => {
    if (goesOn) readNext()
  }, [goesOn, readNext])
  return readNext
}

export declare namespace useNextPage {
  type Query = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'> & {
    fetchNextPage: () => Promise<unknown>
  }
}
