import type { MarketOrder } from '@souk/market'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Address } from 'viem'
import { OpenFlowsContainer } from '../flows/OpenFlowsContainer.js'
import { accountName } from '../format/accountName.js'
import { formatCount } from '../format/formatShare.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { MarketAway } from '../market/MarketAway.js'
import { useInfo } from '../market/useInfo.js'
import { useMarketState } from '../market/useMarketState.js'
import { PageTitle } from '../ui/PageTitle.js'
import { ActivityTab } from './ActivityTab.js'
import { ApprovalsContainer } from './ApprovalsContainer.js'
import { ListingsContainer } from './ListingsContainer.js'
import { OffersMadeContainer } from './OffersMadeContainer.js'
import { OffersReceivedContainer } from './OffersReceivedContainer.js'
import { Portfolio } from './Portfolio.js'
import { type PortfolioSearch, type PortfolioTab, parsePortfolioSearch } from './portfolioSearch.js'
import { ShelfContainer } from './ShelfContainer.js'
import { useOwnOrders } from './useOwnOrders.js'
import { useShelf } from './useShelf.js'
import { WorthContainer } from './WorthContainer.js'

/** Reads what an account holds, offers and allows. */
export function PortfolioContainer({ address, own, route }: PortfolioContainer.Props) {
  const words = useArea(portfolioWords)
  const name = accountName(address, useInfo())
  const chosen: PortfolioSearch = getRouteApi(route).useSearch()
  const { tab = 'items' } = chosen
  const navigate = useNavigate()
  const go = (change: PortfolioSearch, replace: boolean) =>
    navigate({ to: '.', search: parsePortfolioSearch({ ...chosen, ...change }), replace })
  const shelf = useShelf(address)
  const asks = useOwnOrders('ask', address)
  const bids = useOwnOrders('bid', address)
  const [listings, offers] = [asks.orders, bids.orders]
  const orders = listings && offers && [...listings, ...offers]
  const queryClient = useQueryClient()
  const isAway = useMarketState() === 'away'
  const misses: Partial<Record<PortfolioTab, boolean>> = {
    items: !shelf.nfts && (isAway || shelf.hasFailed),
    listings: !listings && (isAway || asks.hasFailed),
    made: !offers && (isAway || bids.hasFailed),
    received: !shelf.nfts && (isAway || shelf.hasFailed),
  }
  const panels: Record<PortfolioTab, () => React.ReactNode> = {
    items: () => (
      <ShelfContainer
        address={address}
        own={own}
        shelf={shelf}
        search={chosen}
        onSearch={(change) => void go(change, true)}
      />
    ),
    listings: () => <ListingsContainer own={own} orders={listings} others={offers ?? []} />,
    made: () => <OffersMadeContainer address={address} own={own} orders={offers} others={listings ?? []} />,
    received: () => <OffersReceivedContainer address={address} own={own} nfts={shelf.nfts} />,
    approvals: () => <ApprovalsContainer address={address} own={own} orders={orders} />,
    activity: () => <ActivityTab address={address} />,
  }
  return (
    <>
      <PageTitle>{own ? words.title.own : words.pageTitle(name)}</PageTitle>
      <Portfolio
        address={address}
        name={name}
        own={own}
        tab={tab}
        counts={{
          ...(shelf.nfts ? { items: `${formatCount(shelf.nfts.length)}${shelf.hasMore ? '+' : ''}` } : {}),
          ...(listings ? { listings: countOf(listings, words) } : {}),
          ...(offers ? { made: countOf(offers, words) } : {}),
        }}
        worth={
          <WorthContainer address={address} own={own} nfts={shelf.nfts} listings={listings} offers={offers} />
        }
        notice={own && <OpenFlowsContainer account={address} />}
        onTab={(next) => void go({ tab: next === 'items' ? undefined : next }, false)}
      >
        {misses[tab] ? (
          <MarketAway onRetry={() => void queryClient.refetchQueries({ type: 'active' })} />
        ) : (
          panels[tab]()
        )}
      </Portfolio>
    </>
  )
}

export declare namespace PortfolioContainer {
  type Props = {
    address: Address
    own: boolean
    /** Whose address bar is read. */
    route: '/me' | '/account/$address'
  }
}

/** How many orders can be used now, as the sums above the tabs count them; those that sleep are told beside. */
function countOf(orders: readonly MarketOrder[], { tabs }: (typeof portfolioWords)['en']): string {
  const active = orders.filter(({ status }) => status === 'active').length
  const asleep = orders.length - active
  return asleep === 0 ? formatCount(active) : tabs.withAsleep(formatCount(active), formatCount(asleep))
}
