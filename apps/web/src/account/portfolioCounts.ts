import type { AnyOrder, Nft } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import type { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import type { OwnOrders } from '@souk/ui/parts/orders/useOwnOrders.js'
import { countText } from './countText.js'
import type { PortfolioTab } from './portfolioSearch.js'
import type { useReceived } from './useReceived.js'
import type { ShelfItems } from './useShelf.js'

/**
 * Counts the entries of a portfolio's tabs. A count is `undefined` while it would be replaced in view: while some of the
 * entries are still read, or those of an earlier visit are read again.
 */
export function portfolioCounts(
  { shelf, kept, asks, bids, ownSwaps, received, receivedSwaps }: portfolioCounts.Reads,
  words: Pick<(typeof portfolioWords)['en'], 'tabs'>,
): Partial<Record<PortfolioTab, string | undefined>> {
  const hasItems = kept && !shelf.isCounting && !shelf.isOld
  const hasReceived = hasItems && receivedSwaps && !received.isPending && !received.isCounting
  const hasSwaps = ownSwaps.hasFailed || isCounted(ownSwaps)
  return {
    items: hasItems ? `${formatCount(kept.length)}${shelf.hasMore ? '+' : ''}` : undefined,
    received: hasReceived ? formatCount(received.rows.length + receivedSwaps.length) : undefined,
    listings: asks.orders && isCounted(asks) ? countText(asks.orders, words) : undefined,
    made:
      bids.orders && isCounted(bids) && hasSwaps
        ? countText([...bids.orders, ...(ownSwaps.orders ?? [])], words)
        : undefined,
  }
}

export declare namespace portfolioCounts {
  type Reads = {
    shelf: Pick<ShelfItems, 'isCounting' | 'isOld' | 'hasMore'>
    /** The items that are shown. */
    kept: readonly Nft[] | undefined
    asks: Counted
    bids: Counted
    ownSwaps: Counted & Pick<OwnOrders, 'hasFailed'>
    received: Pick<ReturnType<typeof useReceived>, 'isPending' | 'isCounting'> & { rows: readonly unknown[] }
    receivedSwaps: readonly unknown[] | undefined
  }
  type Counted = Pick<OwnOrders<AnyOrder>, 'orders' | 'isReading' | 'isOld'>
}

function isCounted({ isReading, isOld }: Pick<portfolioCounts.Counted, 'isReading' | 'isOld'>): boolean {
  return !isReading && !isOld
}
