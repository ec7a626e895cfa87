import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Souk, useSouk } from '../provider/SoukContext.js'
import { marketSource } from '../queries/queryKey.js'

type Api = Pick<Souk['api'], 'key'>

/** Not a key of a read: nothing requests it, and no event invalidates it. */
function keyOf(api: Api, about?: string) {
  return ['souk.activityBehind', marketSource(api), ...(about ? [about.toLowerCase()] : [])]
}

/**
 * Returns whether lists of activity lack a trade of this tab that only the market can tell of, such as a swap. Requires
 * `useMarketEvents`.
 *
 * @param about - A contract, or an account that trades. Lists about something unknown never lack a trade.
 *
 * @example
 * const isBehind = useIsActivityBehind(account) // → false
 */
export function useIsActivityBehind(about: Address | undefined): boolean {
  const { api } = useSouk()
  const queryKey = keyOf(api, about ?? 'nothing')
  const { data = false } = useQuery<boolean>({ queryKey, queryFn: skipToken })
  return data
}

/** Notes that lists about these contracts and accounts lack a trade. */
export function noteActivityBehind(queryClient: QueryClient, api: Api, about: readonly string[]): void {
  for (const one of about) queryClient.setQueryData(keyOf(api, one), true)
}

/**
 * Notes that lists were read again.
 *
 * @param about - @default everything
 */
export function clearActivityBehind(queryClient: QueryClient, api: Api, about?: readonly string[]): void {
  for (const queryKey of about ? about.map((one) => keyOf(api, one)) : [keyOf(api)])
    queryClient.setQueriesData<boolean>({ queryKey }, (isBehind) => isBehind && false)
}
