import { useQuery } from '@tanstack/react-query'
import { askVersion, ownEntry } from './askVersion.js'

/** Reads which version of the app the server gives out. */
export function useServedVersion() {
  return useQuery({
    queryKey: ['servedVersion'],
    queryFn: () => askVersion(ownEntry()),
    staleTime: 0,
    gcTime: 0,
  })
}
