import type { AnyClient, Config } from '@souk/seaport'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSouk } from '../provider/SoukContext.js'
import { atMarket } from './atMarket.js'
import { type ChainRead, chainKey } from './queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from './useRead.js'

/**
 * A function that returns the query options of a read of the exchange, typed by the action that reads.
 *
 * The answer is fresh for `client.cacheTime`, about half a block, unless it never changes. Set `staleTime` or
 * `refetchInterval` to change that.
 *
 * @example
 * const factory: ChainReadFactory<typeof getCounter> = getCounterQueryOptions
 */
export type ChainReadFactory<action> =
  action extends Action<infer options, infer read>
    ? (client: AnyClient, options: Exclude<options, undefined>) => ReadQuery<read>
    : never

/**
 * The hook of a read of the exchange, typed by the action that reads. It asks the market's exchange unless `config`
 * names another one, and reads nothing while its options are `undefined`.
 *
 * @example
 * const hook: ChainReadHook<typeof getCounter> = useCounter
 */
export type ChainReadHook<action> =
  action extends Action<infer options, infer read>
    ? <data = read>(
        options: options | undefined,
        parameter?: QueryParameter<read, data>,
      ) => UseQueryResult<data>
    : never

type Action<options, read> = (client: AnyClient, options: options) => Promise<read>

/**
 * Creates the function that returns a read's query options.
 *
 * @param name - The name of the action, which is part of the keys.
 * @param options.isFixed - Whether the answer never changes. @default false
 */
export function chainRead<options extends object, read>(
  name: ChainRead,
  action: Action<options, read>,
  { isFixed = false }: { isFixed?: boolean } = {},
) {
  return (client: AnyClient, options: options): ReadQuery<read> => ({
    queryKey: chainKey(client, name, options),
    queryFn: () => action(client, options),
    staleTime: isFixed ? Number.POSITIVE_INFINITY : client.cacheTime,
  })
}

/** Creates the hook of a read. */
export function chainHook<options extends { config?: Config | undefined }, read>(
  factory: (client: AnyClient, options: options) => ReadQuery<read>,
) {
  return function useChainRead<data = read>(
    options: options | undefined,
    parameter: QueryParameter<read, data> = {},
  ): UseQueryResult<data> {
    const souk = useSouk()
    return useRead(options && factory(souk.client, atMarket(souk, options)), parameter)
  }
}
