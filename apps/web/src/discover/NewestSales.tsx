import type { Activity } from '@souk/market'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { SaleCards } from '../activity/SaleCards.js'
import { discoverWords } from '../i18n/areas/discover.js'

/** Shows the latest sales. */
export function NewestSales({ sales }: { sales: readonly Activity[] }) {
  const words = useArea(discoverWords)
  return (
    <section aria-labelledby="newest" className="space-y-4">
      <h2 id="newest" className="text-2xl">
        {words.newest}
      </h2>
      <SaleCards sales={sales} />
    </section>
  )
}
