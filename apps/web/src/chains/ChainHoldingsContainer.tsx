import type { MarketChain, MarketOrder } from '@souk/market'
import { useNftsByAccount, useOrders } from '@souk/react'
import { isAlive } from '@souk/ui/parts/orders/inactiveReason.js'
import { useBalances } from '@souk/ui/parts/wallet/useBalances.js'
import type { Address } from 'viem'
import { ChainAway } from './ChainAway.js'
import { ChainHoldings } from './ChainHoldings.js'
import { ChainOrderRow } from './ChainOrderRow.js'
import { ChainWaiting } from './ChainWaiting.js'

/** How many orders of another chain are shown. Its own page shows all. */
const mostRows = 5

/** Reads what an account has on the chain around it. */
export function ChainHoldingsContainer({ chain, address, isOpen }: ChainHoldingsContainer.Props) {
  const items = useNftsByAccount({ account: address, limit: 24 })
  const balances = useBalances(address)
  const asks = useOrders({ side: 'ask', maker: address, includeBundled: true, limit: 50 })
  const bids = useOrders({ side: 'bid', maker: address, includeBundled: true, limit: 50 })
  const reads = [items, asks, bids]
  const [owned, listed, offered] = [items.data?.pages[0], asks.data?.pages[0], bids.data?.pages[0]]
  if (!owned || !listed || !offered)
    return reads.some(({ isError }) => isError) ? (
      <ChainAway title={chain.title} onRetry={() => void Promise.all(reads.map((read) => read.refetch()))} />
    ) : (
      <ChainWaiting />
    )
  const some = (orders: readonly MarketOrder[], { hasNextPage }: { hasNextPage: boolean }) => {
    const alive = orders.filter(isAlive)
    return {
      rows: alive
        .slice(0, mostRows)
        .map((order) => <ChainOrderRow key={order.orderHash} order={order} chain={chain} />),
      count: { known: alive.length, hasMore: hasNextPage },
    }
  }
  return (
    <ChainHoldings
      {...{ chain, isOpen }}
      balances={balances}
      nfts={{ list: owned.nfts.slice(0, 8), count: { known: owned.nfts.length, hasMore: items.hasNextPage } }}
      listings={some(listed.orders, asks)}
      offers={some(offered.orders, bids)}
    />
  )
}

export declare namespace ChainHoldingsContainer {
  type Props = { chain: MarketChain; address: Address; isOpen: boolean }
}
