import type { MarketChain } from '@souk/market'
import { useActivity } from '@souk/react'
import { ChainSales } from './ChainSales.js'

/** How many sales of another chain are shown. */
const most = 12

/**
 * Reads the latest sales on the chain around it. Shows nothing until they are read: the collections beside them say whether
 * the chain responds.
 */
export function ChainSalesContainer({ chain }: { chain: MarketChain }) {
  const { data } = useActivity({ types: ['sale'], limit: most })
  const sales = data?.pages[0]?.activities
  return sales ? <ChainSales chain={chain} sales={sales} /> : null
}
