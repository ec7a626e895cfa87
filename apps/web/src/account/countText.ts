import type { MarketOrder } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import type { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'

type Words = Pick<(typeof portfolioWords)['en'], 'tabs'>

/** Says how many orders are active, as the totals above the tabs count them, and how many are inactive. */
export function countText(orders: readonly Pick<MarketOrder, 'status'>[], { tabs }: Words): string {
  const active = orders.filter(({ status }) => status === 'active').length
  const asleep = orders.length - active
  return asleep === 0 ? formatCount(active) : tabs.withAsleep(formatCount(active), formatCount(asleep))
}
