import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Notice } from '@souk/ui/parts/kit/Notice.js'
import { Tabs } from '@souk/ui/parts/kit/Tabs.js'
import type { ReactNode } from 'react'
import { type PortfolioTab, portfolioTabs } from './portfolioSearch.js'

/** Shows a wallet's items, orders and approvals. Visitors can act on their own wallet, and only view others. */
export function Portfolio({
  address,
  name,
  picture,
  own,
  tab,
  counts,
  misses,
  worth,
  notice,
  elsewhere,
  onTab,
  children,
}: Portfolio.Props) {
  const words = useArea(portfolioWords)
  // The watchlist is the visitor's, not the wallet's.
  const shownTabs = portfolioTabs.filter((value) => own || value !== 'watchlist')
  return (
    <div className="pt-4 pb-16 sm:pt-8">
      <header className="frame space-y-3 sm:space-y-5">
        <div className="flex items-center gap-3 sm:gap-4">
          {picture}
          <div className="min-w-0 space-y-1 max-sm:space-y-0">
            <h1 className="text-[clamp(1.6rem,5vw,2.9rem)]">{own ? words.title : name}</h1>
            <CopyText value={address} label={words.address} text={name} />
          </div>
        </div>
        {!own && <Notice tone="info">{words.readOnly}</Notice>}
        {worth}
        {notice}
        {elsewhere}
      </header>
      <Tabs
        label={words.tabs.label}
        tabs={shownTabs.map((value) => ({
          value,
          label: words.tabs[value],
          count: counts[value],
          isCounting: value in counts && counts[value] === undefined && !misses[value],
        }))}
        value={tab}
        onChange={onTab}
        className="mt-1 sm:mt-6"
        isFramed
      >
        <div className="frame pt-4 sm:pt-6">{children}</div>
      </Tabs>
    </div>
  )
}

export declare namespace Portfolio {
  type Props = {
    address: string
    /** The wallet's name. */
    name: string
    /** The wallet's picture. */
    picture: ReactNode
    own: boolean
    tab: PortfolioTab
    /** The number of entries of each tab that has one; `undefined` while it is being read. */
    counts: Partial<Record<PortfolioTab, string | undefined>>
    /** The tabs whose data is missing. */
    misses: Partial<Record<PortfolioTab, boolean>>
    worth: ReactNode
    /** A notice above the tabs, such as a signed order that has not reached the market. */
    notice?: ReactNode
    /** What the account has on other chains. */
    elsewhere?: ReactNode
    onTab: (tab: PortfolioTab) => void
    /** The panel of the selected tab. */
    children: ReactNode
  }
}
