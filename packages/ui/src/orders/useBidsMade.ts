import type { MarketOrder } from '@souk/market'
import { useActivity } from '@souk/react'
import { useMemo } from 'react'
import type { Address, Hash } from 'viem'
import { useNextPage } from '../market/useNextPage.js'
import { bidsMade, isBeforeRead } from './bidsMade.js'
import { countedOrders } from './useOwnOrders.js'

/**
 * Reads which offers of an account were bids in an auction when they were made. Reads nothing without offers. What the
 * market does not say counts as an ordinary offer.
 *
 * @param offers - As far back as these, the activity of the account is read.
 */
export function useBidsMade(
  account: Address | undefined,
  offers: readonly Pick<MarketOrder, 'orderHash' | 'createdAt'>[],
): { bids: ReadonlySet<Hash>; isPending: boolean } {
  const asked = account && offers.length > 0 ? { account, types: ['offer'] as const, limit: 50 } : undefined
  const query = useActivity(asked)
  const made = useMemo(() => query.data?.pages.flatMap(({ activities }) => activities), [query.data])
  const bids = useMemo(() => bidsMade(made ?? []), [made])
  const isShort = made !== undefined && made.length < countedOrders && isBeforeRead(offers, made)
  useNextPage(query, { wanted: isShort })
  const isReading = made === undefined || (isShort && query.hasNextPage)
  return { bids, isPending: asked !== undefined && isReading && !query.isError }
}
