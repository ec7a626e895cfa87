import type { Address } from 'viem'
import { ActivityContainer } from '../activity/ActivityContainer.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
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
