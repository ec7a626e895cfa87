import { useSouk } from '@souk/react'
import { useQuery } from '@tanstack/react-query'
import { useInfo } from '../market/useInfo.js'
import { isName } from './choices.js'
import { canResolveNames, resolveName } from './resolveName.js'

/** Looks up the account of a typed name; `null` when no account has it. */
export function useNamed(text: string) {
  const { client } = useSouk()
  const { chainId } = useInfo()
  return useQuery({
    queryKey: ['name', chainId, text],
    queryFn: () => resolveName(client, text),
    enabled: isName(text) && canResolveNames(chainId),
    staleTime: 300_000,
    retry: false,
  })
}
