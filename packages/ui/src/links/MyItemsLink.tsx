import { useContext } from 'react'
import { useTradeWords } from '../i18n/areas/trades.js'
import { buttonClass } from '../kit/Button.js'
import { useMarketPath } from '../kit/useMarketPath.js'
import { MarketLink, PageLink, PageLinkContext } from './PageLink.js'

/** Leads to the items of the wallet. On a page of others it names the site of the market, which it opens in a new tab. */
export function MyItemsLink({ isMain, onClick }: MyItemsLink.Props) {
  const { trade } = useTradeWords()
  const path = useMarketPath()
  const isAway = useContext(PageLinkContext) === MarketLink
  const host = isAway && URL.canParse(path) ? new URL(path).host : undefined
  return (
    <PageLink page={{ kind: 'mine' }} onClick={onClick} className={buttonClass(isMain ? 'primary' : 'quiet')}>
      <span className="wrap-anywhere">{host === undefined ? trade.seeItems : trade.seeItemsAt(host)}</span>
    </PageLink>
  )
}

export declare namespace MyItemsLink {
  type Props = {
    /** Whether it is the main action. */
    isMain: boolean
    onClick: () => void
  }
}
