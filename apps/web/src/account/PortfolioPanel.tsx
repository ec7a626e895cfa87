import { type ReactNode, useMemo } from 'react'
import type { Address } from 'viem'
import { ActivityTab } from './ActivityTab.js'
import { ApprovalsContainer } from './ApprovalsContainer.js'
import { ListingsContainer } from './ListingsContainer.js'
import { OffersMadeContainer } from './OffersMadeContainer.js'
import { OffersReceivedContainer } from './OffersReceivedContainer.js'
import type { PortfolioSearch, PortfolioTab } from './portfolioSearch.js'
import { reservedOf } from './reservedOf.js'
import { ShelfContainer } from './ShelfContainer.js'
import type { usePortfolio } from './usePortfolio.js'
import { WatchlistContainer } from './WatchlistContainer.js'

/** Shows the panel of a portfolio's tab. */
export function PortfolioPanel(props: PortfolioPanel.Props): ReactNode {
  const { address, own, tab, search, onSearch } = props
  const { shelf, folded, listings, offers, swaps } = props.portfolio
  const reserved = useMemo(() => (own ? reservedOf(listings ?? []) : undefined), [own, listings])
  switch (tab) {
    case 'items':
      return <ShelfContainer {...{ address, own, shelf, folded, reserved, search, onSearch }} />
    case 'listings':
      return <ListingsContainer own={own} orders={listings} others={[...(offers ?? []), ...(swaps ?? [])]} />
    case 'made':
      return <OffersMadeContainer {...{ address, own, swaps }} orders={offers} others={listings ?? []} />
    case 'received':
      return <OffersReceivedContainer address={address} own={own} nfts={shelf.nfts} />
    case 'approvals':
      return (
        <ApprovalsContainer
          address={address}
          own={own}
          orders={listings && offers && swaps && [...listings, ...offers, ...swaps]}
        />
      )
    case 'activity':
      return <ActivityTab address={address} />
    case 'watchlist':
      return <WatchlistContainer />
    default:
      return tab satisfies never
  }
}

export declare namespace PortfolioPanel {
  type Props = {
    address: Address
    own: boolean
    tab: PortfolioTab
    portfolio: ReturnType<typeof usePortfolio>
    search: PortfolioSearch
    onSearch: (change: PortfolioSearch) => void
  }
}
