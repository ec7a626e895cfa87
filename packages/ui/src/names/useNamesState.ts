import { loadCode } from '@souk/base'
import { useSouk } from '@souk/react'
import { useQuery } from '@tanstack/react-query'
import { useInfo } from '../market/useInfo.js'

/** How often the registry is asked again while the page shows its state. */
const everyMs = 15_000

/** Asks the registry of names for the visitor, who wants to know why accounts appear without names. */
export function useNamesState(): 'reading' | 'answers' | 'silent' | undefined {
  const { client } = useSouk()
  const { chainId, ensRegistry: registry } = useInfo()
  const { status } = useQuery({
    queryKey: ['namesState', chainId, registry],
    queryFn: async () => {
      if (!registry) return false
      const { readEnsRecords } = await loadCode(() => import('./readEns.js'))
      await readEnsRecords(client, { registry, addresses: [registry] })
      return true
    },
    enabled: registry !== undefined,
    refetchInterval: everyMs,
    retry: false,
  })
  if (!registry) return undefined
  return status === 'pending' ? 'reading' : status === 'error' ? 'silent' : 'answers'
}
