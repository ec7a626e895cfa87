import type { MarketChain } from '@souk/market'
import { useActivity } from '@souk/react'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { SaleCards } from '../activity/SaleCards.js'
import { chainsWords } from '../i18n/areas/chains.js'

/** How many sales of another chain are shown. */
const most = 12

/**
 * Reads the latest sales on the chain around it. Shows nothing until they are read: the collections beside them say whether
 * the chain responds.
 */
export function ChainSalesContainer({ chain }: { chain: MarketChain }) {
  const words = useArea(chainsWords)
  const { data } = useActivity({ types: ['sale'], limit: most })
  const sales = data?.pages[0]?.activities
  if (!sales) return null
  return (
    <div className="space-y-2">
      <h4 className="text-sm font-semibold text-ink-soft">{words.sales}</h4>
      {sales.length > 0 ? (
        <SaleCards sales={sales} label={words.salesOn(chain.title)} />
      ) : (
        <p className="text-sm text-ink-soft">{words.noSales}</p>
      )}
    </div>
  )
}
