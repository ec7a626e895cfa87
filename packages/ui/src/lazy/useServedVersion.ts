import { useQuery } from '@tanstack/react-query'
import { askVersion, ownEntry } from './askVersion.js'

const againMs = 3_000

/**
 * Reads which version of the app the server serves.
 *
 * @param options.untilReached - Repeats while the server does not answer. @default false
 */
export function useServedVersion({ untilReached = false } = {}) {
  return useQuery({
    queryKey: ['servedVersion'],
    queryFn: () => askVersion(ownEntry()),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => untilReached && state.data === 'unreachable' && againMs,
  })
}
