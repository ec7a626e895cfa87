import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type Souk, useSouk } from '../provider/SoukProvider.js'
import { marketSource } from '../queries/queryKey.js'
import type { TradeNews } from './TradeNews.js'

type Api = Pick<Souk['api'], 'key'>

/** Not a key of a read: nothing requests it, and no event invalidates it. */
function keyOf(api: Api, contract: string | undefined) {
  return ['souk.behind', marketSource(api), contract?.toLowerCase()]
}

/**
 * Returns whether the market has not yet counted a trade of this tab in the figures of a collection, such as its floor and
 * its volume. They are then older than the trade's receipt. Requires `useMarketEvents`.
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

/** Notes that the market has not told of the sales in these transactions. */
export function noteBehind(
  queryClient: QueryClient,
  api: Api,
  { filled, isCounted, moved, sent }: TradeNews,
): void {
  if (filled.size === 0 || isCounted) return
  for (const { contract } of [...moved, ...sent]) queryClient.setQueryData(keyOf(api, contract), true)
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
