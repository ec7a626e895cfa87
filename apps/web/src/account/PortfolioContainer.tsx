import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { MarketAway } from '@souk/ui/parts/market/MarketAway.js'
import { AccountPictureContainer } from '@souk/ui/parts/names/AccountPictureContainer.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Address } from 'viem'
import { OpenFlowsContainer } from '../flows/OpenFlowsContainer.js'
import { PageTitle } from '../pages/PageTitle.js'
import { ElsewhereBelow } from './ElsewherePart.js'
import { Portfolio } from './Portfolio.js'
import { PortfolioPanel } from './PortfolioPanel.js'
import { type PortfolioSearch, parsePortfolioSearch } from './portfolioSearch.js'
import { usePortfolio } from './usePortfolio.js'
import { WorthContainer } from './WorthContainer.js'

/** Reads an account's items, orders and approvals. */
export function PortfolioContainer({ address, own, route }: PortfolioContainer.Props) {
  const name = useNameOf()(address)
  const words = useArea(portfolioWords)
  const chosen: PortfolioSearch = getRouteApi(route).useSearch()
  const { tab: asked = 'items' } = chosen
  const tab = own || asked !== 'watchlist' ? asked : 'items'
  const navigate = useNavigate()
  const go = (change: PortfolioSearch, replace: boolean) =>
    navigate({ to: '.', search: parsePortfolioSearch({ ...chosen, ...change }), replace })
  const portfolio = usePortfolio(address)
  return (
    <>
      <PageTitle>{own ? words.title : words.pageTitle(name)}</PageTitle>
      <Portfolio
        address={address}
        name={name}
        picture={<AccountPictureContainer address={address} />}
        {...{ own, tab }}
        counts={portfolio.counts}
        misses={portfolio.misses}
        worth={<WorthContainer {...{ address, own, portfolio }} />}
        notice={own && <OpenFlowsContainer account={address} />}
        elsewhere={<ElsewhereBelow {...{ address, own }} />}
        onTab={(next) => void go({ tab: next === 'items' ? undefined : next }, false)}
      >
        {portfolio.misses[tab] ? (
          <MarketAway onRetry={portfolio.retry} />
        ) : (
          <PortfolioPanel
            {...{ address, own, tab, portfolio }}
            search={chosen}
            onSearch={(change) => void go(change, true)}
          />
        )}
      </Portfolio>
    </>
  )
}

export declare namespace PortfolioContainer {
  type Props = {
    address: Address
    own: boolean
    /** The route whose search parameters are read. */
    route: '/me' | '/account/$address'
  }
}
