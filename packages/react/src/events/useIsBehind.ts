import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Souk, useSouk } from '../provider/SoukContext.js'
import { marketSource } from '../queries/queryKey.js'

type Api = Pick<Souk['api'], 'key'>

/** Not a key of a read: nothing requests it, and no event invalidates it. */
function keyOf(api: Api, contract: string | undefined) {
  return ['souk.behind', marketSource(api), contract?.toLowerCase()]
}

/**
 * Returns whether the figures of a collection, such as its floor and its volume, do not count a trade of this tab yet. They
 * are then older than the trade's receipt. Requires `useMarketEvents`.
 *
 * @param contract - The collection's contract. Figures of an unknown one are never behind.
 *
 * @example
 * const isBehind = useIsBehind(collection.contract) // → false
 */
export function useIsBehind(contract: Address | undefined): boolean {
  const { api } = useSouk()
  const { data = false } = useQuery<boolean>({ queryKey: keyOf(api, contract), queryFn: skipToken })
  return data
}

/** Notes that the figures of these contracts are older than a trade of this tab. */
export function noteBehind(queryClient: QueryClient, api: Api, contracts: readonly string[]): void {
  for (const contract of contracts) queryClient.setQueryData(keyOf(api, contract), true)
}

/**
 * Notes that the figures were read again.
 *
 * @param contracts - @default all
 */
export function clearBehind(queryClient: QueryClient, api: Api, contracts?: readonly string[]): void {
  const all = [...keyOf(api, undefined).slice(0, 2)]
  for (const queryKey of contracts ? contracts.map((contract) => keyOf(api, contract)) : [all])
    queryClient.setQueriesData<boolean>({ queryKey }, (isBehind) => isBehind && false)
}
