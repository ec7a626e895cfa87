import type { MarketOrder } from '@souk/market'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useSouk } from '../provider/SoukProvider.js'
import { getOrdersByHashQueryOptions } from '../queries/market/orders.js'
import * as Cart from '../stores/Cart.js'
import { useCart } from './useCart.js'

/**
 * Reads the orders of the cart's lines as they are now and tells what changed; lines on other chains than the market's are
 * left out. `useMarketEvents` keeps it up to date.
 *
 * Reads: one request for each 50 lines.
 *
 * @param options.account - Who would buy. @default nobody yet: nothing is one's own
 * @param options.now - Seconds on the chain's clock.
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
    // What was read of the other lines holds while a line is added or taken out.
    placeholderData: keepPreviousData,
  })
  const known = new Map(data?.map((order) => [order.orderHash.toLowerCase(), order]))
  const fresh = new Map<string, MarketOrder | null>()
  for (const line of lines) {
    const order = known.get(line.orderHash.toLowerCase())
    if (order) fresh.set(Cart.key(line), order)
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
    /** Some orders are not read yet: their lines are not judged. */
    isPending: boolean
    /** Why orders could not be read; that the market does not know one is a change. */
    errors: readonly Error[]
  }
}
