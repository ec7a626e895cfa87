import { getBalance, type Holding } from '@souk/market/flows'
import type { AnyClient } from '@souk/seaport'
import type { Address } from 'viem'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/** Whose balance of what. The account is part of the key, so it cannot be left to the client. */
type Options = { asset: Holding; account: Address; retries?: number | undefined }

/**
 * Query options of what an account has of something: a token, an ERC20 currency or the native one.
 *
 * It is taken as fresh for `client.cacheTime`, about half a block; give `staleTime` or `refetchInterval` for another rhythm.
 *
 * @example
 * await queryClient.fetchQuery(getBalanceQueryOptions(client, { account, asset: { standard: 'native' } })) // → 10n ** 18n
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
 * @param options - As for `getBalance`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: units } = useBalance(account && { account, asset: { standard: 'erc1155', contract, tokenId: 3n } })
 */
export function useBalance<data = bigint>(
  options: Options | undefined,
  parameter: QueryParameter<bigint, data> = {},
) {
  const { client } = useSouk()
  return useRead(options && getBalanceQueryOptions(client, options), parameter)
}
