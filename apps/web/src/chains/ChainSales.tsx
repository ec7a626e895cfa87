import type { Activity, MarketChain } from '@souk/market'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { SaleCards } from '../activity/SaleCards.js'
import { chainsWords } from '../i18n/areas/chains.js'
import { ChainNone } from './ChainNone.js'

/** Shows the latest sales on another chain, in its own money. */
export function ChainSales({ chain, sales }: ChainSales.Props) {
  const words = useArea(chainsWords)
  return (
    <div className="space-y-2">
      <h4 className="text-sm font-semibold text-ink-soft">{words.sales}</h4>
      {sales.length > 0 ? (
        <SaleCards sales={sales} label={words.salesOn(chain.title)} />
      ) : (
        <ChainNone>{words.noSales}</ChainNone>
      )}
    </div>
  )
}

export declare namespace ChainSales {
  type Props = { chain: Pick<MarketChain, 'title'>; sales: readonly Activity[] }
}
