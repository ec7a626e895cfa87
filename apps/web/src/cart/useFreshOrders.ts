import { type MarketOrder, NoMatchingOrderError, NotFoundError } from '@souk/market'
import { Cart, getOrderQueryOptions, useSouk } from '@souk/react'
import { useQueries } from '@tanstack/react-query'

/** Reads how the orders of a cart's lines stand now. */
export function useFreshOrders(lines: readonly Cart.Line[]): Cart.Fresh {
  const { api } = useSouk()
  return useQueries({
    queries: lines.map(({ orderHash }) => ({
      ...getOrderQueryOptions(api, { orderHash }),
      // A cart may have lain for days.
      staleTime: 10_000,
    })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data, error }, index): [string, MarketOrder | null][] => {
          const line = lines[index]
          if (!line) return []
          if (data) return [[Cart.key(line), data]]
          const isUnknown = error instanceof NoMatchingOrderError || error instanceof NotFoundError
          return isUnknown ? [[Cart.key(line), null]] : []
        }),
      ),
  })
}
