import type { MarketOrder, Nft } from '@souk/market'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { formatCount } from '../format/formatShare.js'
import { NftGrid } from '../nft/NftGrid.js'
import { NftGridSkeleton } from '../nft/NftGridSkeleton.js'
import { ListingsTable } from '../orders/ListingsTable.js'
import { buttonClass } from '../ui/Button.js'
import { CopyText } from '../ui/CopyText.js'
import { EmptyState } from '../ui/EmptyState.js'

/** What a wallet holds and offers. One's own can be cancelled here, another's only looked at. */
export function Account({
  address,
  own,
  nfts,
  hasMore,
  heldOf,
  orders,
  itemOf,
  onEnd,
  onCancel,
  notice,
}: Account.Props) {
  const shelf = useMemo(() => ({ address, own }), [address, own])
  return (
    <div className="frame space-y-8 pt-8 pb-16">
      <header className="space-y-1">
        <h1 className="text-[clamp(1.9rem,5vw,2.9rem)]">{own ? 'Your items' : 'A wallet'}</h1>
        <CopyText value={address} label="wallet address" />
        {!own && <p className="text-sm text-ink-soft">You are looking at somebody else’s wallet.</p>}
      </header>
      {notice}
      {orders !== undefined && orders.length > 0 && (
        <section aria-label="Listings" className="space-y-3">
          <h2 className="text-xl">
            {own ? 'Your listings' : 'Listings'} <Count value={orders.length} />
          </h2>
          <ListingsTable
            orders={orders}
            account={own ? address : undefined}
            label={own ? 'Your listings' : 'Listings of this wallet'}
            itemOf={itemOf}
            onCancel={own ? onCancel : undefined}
          />
        </section>
      )}
      <section aria-label="Items" className="space-y-3">
        <h2 className="text-xl">Items {nfts && <Count value={nfts.length} more={hasMore} />}</h2>
        {nfts === undefined ? (
          <NftGridSkeleton />
        ) : nfts.length === 0 ? (
          <EmptyState
            title={own ? 'Your shelf is empty' : 'Nothing here'}
            action={
              <Link to="/" className={buttonClass('primary')}>
                Look around the market
              </Link>
            }
          >
            {own
              ? 'What you buy here will stand on it.'
              : 'This wallet holds nothing from the collections of this market.'}
          </EmptyState>
        ) : (
          <NftGrid
            nfts={nfts}
            label={own ? 'Your items' : 'Items of this wallet'}
            heldOf={heldOf}
            shelf={shelf}
            onEnd={onEnd}
          />
        )}
      </section>
    </div>
  )
}

export declare namespace Account {
  type Props = {
    address: string
    own: boolean
    /** Undefined while they load. */
    nfts: readonly Nft[] | undefined
    /** There are items that are not loaded yet. */
    hasMore: boolean
    heldOf: (nft: Nft) => bigint | undefined
    orders: readonly MarketOrder[] | undefined
    itemOf: (order: MarketOrder) => ReactNode
    onEnd: () => void
    onCancel: (order: MarketOrder) => void
    /** Something to act on first, such as a signed order that has not reached the market. */
    notice?: ReactNode
  }
}

function Count({ value, more = false }: { value: number; more?: boolean }) {
  return (
    <span className="figures font-sans text-base font-medium text-ink-soft">
      {formatCount(value)}
      {more && '+'}
    </span>
  )
}
