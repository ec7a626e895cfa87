import type { Address } from 'viem'
import { ActivityContainer } from '../activity/ActivityContainer.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { HistoryButton } from './HistoryButton.js'

/** What went through the hands of a wallet, and the way to keep it as a table. */
export function ActivityTab({ address }: { address: Address }) {
  const words = useArea(portfolioWords)
  return (
    <div className="space-y-4">
      <ActivityContainer scope={{ account: address }} label={words.tabs.activity} />
      <HistoryButton address={address} />
    </div>
  )
}
