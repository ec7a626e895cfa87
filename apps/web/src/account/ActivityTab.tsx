import { ActivityContainer } from '@souk/ui/parts/activity/ActivityContainer.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { latePart } from '@souk/ui/parts/lazy/latePart.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { Suspense } from 'react'
import type { Address } from 'viem'
import { HistoryButton } from './HistoryButton.js'

/** Few markets have several chains. */
const Elsewhere = latePart(
  async () => (await import('./ActivityElsewhereContainer.js')).ActivityElsewhereContainer,
)

/** Shows the activity of a wallet, on each chain of the market, with a button to save it as a table. */
export function ActivityTab({ address }: { address: Address }) {
  const words = useArea(portfolioWords)
  const { chains } = useInfo()
  return (
    <div className="space-y-4">
      <ActivityContainer scope={{ account: address }} label={words.tabs.activity} />
      <HistoryButton address={address} />
      {chains && (
        <Suspense>
          <Elsewhere address={address} />
        </Suspense>
      )}
    </div>
  )
}
