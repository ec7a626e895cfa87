import type { AnyOrder } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { isSilent } from '@souk/ui/parts/market/marketState.js'
import { useMarketState } from '@souk/ui/parts/market/useMarketState.js'
import { useMarkedItems } from '@souk/ui/parts/nft/itemMarks.js'
import { type OwnOrders, useOwnOrders, useOwnSwaps } from '@souk/ui/parts/orders/useOwnOrders.js'
import { useQueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { portfolioCounts } from './portfolioCounts.js'
import type { PortfolioTab } from './portfolioSearch.js'
import { useFoldedOffers } from './useFoldedOffers.js'
import { useFoldedShelf } from './useFoldedShelf.js'
import { useReceived } from './useReceived.js'
import { useReceivedSwaps } from './useReceivedSwaps.js'
import { useShelf } from './useShelf.js'

type Read = Omit<OwnOrders<AnyOrder>, 'orders'>

function readOf(reads: readonly Read[]) {
  return {
    isReading: reads.some(({ isReading, isOld, hasFailed }) => (isReading || isOld) && !hasFailed),
    isCut: reads.some(({ isCut, isReading, hasFailed }) => isCut || (isReading && hasFailed)),
  }
}

/** Reads an account's items and orders. `misses` lists the tabs without data. */
export function usePortfolio(address: Address) {
  const words = useArea(portfolioWords)
  const shelf = useShelf(address)
  const folded = useFoldedShelf(shelf.nfts)
  const asks = useOwnOrders('ask', address)
  const bids = useOwnOrders('bid', address)
  const ownSwaps = useOwnSwaps(address)
  const { orders: swaps } = ownSwaps
  const received = useReceived(address, shelf.nfts)
  const { kept: offersKept } = useFoldedOffers(received.rows)
  const { kept: receivedSwaps } = useReceivedSwaps(address)
  const [listings, offers] = [asks.orders, bids.orders]
  const watched = useMarkedItems('watched')
  const queryClient = useQueryClient()
  const isAway = isSilent(useMarketState())
  const misses: Partial<Record<PortfolioTab, boolean>> = {
    items: !shelf.nfts && (isAway || shelf.hasFailed),
    listings: !listings && (isAway || asks.hasFailed),
    made: !offers && (isAway || bids.hasFailed),
    received: !shelf.nfts && (isAway || shelf.hasFailed),
  }
  return {
    shelf,
    folded,
    listings,
    offers,
    swaps,
    /** How far the orders are read, which totals of them have to say. */
    reads: { listings: readOf([asks]), offers: readOf([bids, ownSwaps]) },
    misses,
    counts: {
      watchlist: formatCount(watched.length),
      ...portfolioCounts(
        {
          shelf,
          kept: folded.kept,
          asks,
          bids,
          ownSwaps,
          received: { ...received, rows: offersKept },
          receivedSwaps,
        },
        words,
      ),
    },
    retry: () => void queryClient.refetchQueries({ type: 'active' }),
  }
}
