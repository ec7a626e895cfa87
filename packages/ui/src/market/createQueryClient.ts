import { hashKey } from '@souk/react'
import { QueryClient } from '@tanstack/react-query'
import { retryDelayMs, shouldRetry } from './shouldRetry.js'

/** Creates a client for the reads of a market. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryKeyHashFn: hashKey,
        // The event stream reports changes, so polling would only repeat requests.
        staleTime: 5 * 60_000,
        retry: shouldRetry,
        retryDelay: retryDelayMs,
        // A market on this machine answers without a network. One that does not answer fails sooner than the
        // browser's network detection.
        networkMode: 'always',
      },
    },
  })
}
