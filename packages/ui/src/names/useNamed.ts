import { useSouk } from '@souk/react'
import { useQuery } from '@tanstack/react-query'
import { useInfo } from '../market/useInfo.js'
import { isName } from './isName.js'
import { resolveName } from './resolveName.js'

/** Looks up the account of a typed name; `null` when no account has it. */
export function useNamed(text: string, { part = 'first', ...options }: useNamed.Options = {}) {
  const { client } = useSouk()
  const { chainId, ensRegistry: registry } = useInfo()
  return useQuery({
    queryKey: ['name', chainId, text, part],
    queryFn: () => (registry ? resolveName(client, { registry, name: text }) : null),
    enabled: registry !== undefined && isName(text),
    staleTime: 30_000,
    retry: false,
    ...options,
  })
}

export declare namespace useNamed {
  type Options = {
    /** In milliseconds. @default 30 seconds */
    staleTime?: number
    gcTime?: number
    /** Reads it again, in milliseconds. @default never */
    refetchInterval?: number
    /** Keeps separate answers for the same name. @default 'first' */
    part?: string
  }
}
