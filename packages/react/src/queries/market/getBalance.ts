import { getBalance, type Holding } from '@souk/market/flows'
import type { AnyClient } from '@souk/seaport'
import type { Address } from 'viem'
import { useSouk } from '../../provider/SoukContext.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/** The account and the asset. The account is part of the key, so it is required here. */
type Options = { asset: Holding; account: Address; retries?: number | undefined }

/**
 * Query options of an account's balance of a token, an ERC20 currency or the native currency.
 *
 * The answer is fresh for `client.cacheTime`, about half a block. Set `staleTime` or `refetchInterval` to change that.
 *
 * @example
 * await queryClient.fetchQuery(getBalanceQueryOptions(client, { account, asset: { currency: zeroAddress } })) // → 10n ** 18n
 */
export function getBalanceQueryOptions(client: AnyClient, options: Options): ReadQuery<bigint> {
  return {
    queryKey: chainKey(client, 'getBalance', options),
    queryFn: ({ signal }) => getBalance({ client }, { ...options, signal }),
    staleTime: client.cacheTime,
  }
}

/**
 * Reads the balance of an account, in the smallest unit.
 *
 * @param options - The options of `getBalance`. Reads nothing while they are `undefined`.
 *
 * @example
 * const { data: units } = useBalance(account && { account, asset: { contract, tokenId: 3n } })
 */
export function useBalance<data = bigint>(
  options: Options | undefined,
  parameter: QueryParameter<bigint, data> = {},
) {
  const { client } = useSouk()
  return useRead(options && getBalanceQueryOptions(client, options), parameter)
}
