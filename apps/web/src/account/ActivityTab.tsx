import { ActivityContainer } from '@souk/ui/parts/activity/ActivityContainer.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import type { Address } from 'viem'
import { HistoryButton } from './HistoryButton.js'

/** Shows the activity of a wallet, with a button to save it as a table. */
export function ActivityTab({ address }: { address: Address }) {
  const words = useArea(portfolioWords)
  return (
    <div className="space-y-4">
      <ActivityContainer scope={{ account: address }} label={words.tabs.activity} />
      <HistoryButton address={address} />
    </div>
  )
}
