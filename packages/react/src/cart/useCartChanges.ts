import { type MarketOrder, NoMatchingOrderError } from '@souk/market'
import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getOrderQueryOptions } from '../queries/market/getOrder.js'
import { useSouk } from '../SoukProvider.js'
import * as Cart from './Cart.js'
import { useCart } from './useCart.js'

/**
 * Reads the orders of the cart's lines as they are now and tells what changed; lines on other chains than the market's are
 * left out. `useMarketEvents` keeps it up to date.
 *
 * Reads: one request for each line.
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
  const reads = useQueries({
    queries: lines.map(({ orderHash }) => getOrderQueryOptions(api, { orderHash })),
  })
  const fresh = new Map<string, MarketOrder | null>()
  for (const [index, line] of lines.entries()) {
    const { data, error } = reads[index] ?? {}
    const order = error instanceof NoMatchingOrderError ? null : data
    if (order !== undefined) fresh.set(Cart.key(line), order)
  }
  return {
    changes: Cart.changes({ lines }, { fresh, account, now }),
    isPending: reads.some((read) => read.isPending),
    errors: reads.flatMap(({ error }) => (error && !(error instanceof NoMatchingOrderError) ? [error] : [])),
  }
}

export declare namespace useCartChanges {
  type Options = { account?: Address | undefined; now: bigint }
  type Result = {
    changes: readonly Cart.Change[]
    /** Some orders are not read yet: their lines are not judged. */
    isPending: boolean
    /** Why some orders could not be read; that the market does not know one is a change. */
    errors: readonly Error[]
  }
}
