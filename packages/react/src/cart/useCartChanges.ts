'use client'

import type { MarketOrder } from '@souk/market'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useSouk } from '../provider/SoukContext.js'
import { getOrdersByHashQueryOptions } from '../queries/market/orders.js'
import * as Cart from '../stores/Cart.js'
import { useCart } from './useCart.js'

/**
 * Reads the current orders of the cart's lines and returns what changed. Lines on other chains than the market's are
 * left out. `useMarketEvents` keeps the result up to date.
 *
 * Reads: one request per 50 lines.
 *
 * @param options.account - The buyer. @default none, so no order counts as the account's own
 * @param options.now - Unix time on the chain's clock, in seconds.
 *
 * @example
 * const { changes, isPending } = useCartChanges({ account, now })
 * changes.filter(Cart.isDead).map(({ line, kind }) => …)
 */
export function useCartChanges({ account, now }: useCartChanges.Options): useCartChanges.Result {
  const { cart } = useCart()
  const { api, client, info } = useSouk()
  const chainId = client.chain?.id ?? info?.chainId
  const lines = cart.lines.filter((line) => line.chainId === chainId)
  const orderHashes = lines.map(({ orderHash }) => orderHash)
  const { data, error, isPlaceholderData, isPending } = useQuery({
    ...getOrdersByHashQueryOptions(api, { orderHashes }),
    enabled: lines.length > 0,
    // The data of the other lines stays valid while a line is added or removed.
    placeholderData: keepPreviousData,
  })
  const known = new Map(data?.map((order) => [order.orderHash.toLowerCase(), order]))
  const fresh = new Map<string, MarketOrder | null>()
  for (const line of lines) {
    const order = known.get(line.orderHash.toLowerCase())
    if (order && order.side !== 'swap') fresh.set(Cart.key(line), order)
    else if (data && !isPlaceholderData) fresh.set(Cart.key(line), null)
  }
  return {
    changes: Cart.changes({ lines }, { fresh, account, now }),
    isPending: lines.length > 0 && (isPending || isPlaceholderData),
    errors: error ? [error] : [],
  }
}

export declare namespace useCartChanges {
  type Options = { account?: Address | undefined; now: bigint }
  type Result = {
    changes: readonly Cart.Change[]
    /** Whether some orders have not been read yet. Their lines have no changes. */
    isPending: boolean
    /** Why orders could not be read. An order that the market does not know is a change, not an error. */
    errors: readonly Error[]
  }
}
