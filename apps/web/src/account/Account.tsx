import type { MarketOrder } from '@souk/market'
import type { ReactNode } from 'react'
import { ListingsTable } from '../orders/ListingsTable.js'
import { CopyText } from '../ui/CopyText.js'
import { Count } from './Count.js'

/** What a wallet holds and offers. One's own can be cancelled here, another's only looked at. */
export function Account({ address, name, own, orders, itemOf, shelf, onCancel, notice }: Account.Props) {
  return (
    <div className="frame space-y-8 pt-8 pb-16">
      <header className="space-y-1">
        <h1 className="text-[clamp(1.9rem,5vw,2.9rem)]">{own ? 'Your items' : 'A wallet'}</h1>
        <CopyText value={address} label="wallet address" text={name} />
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
      {shelf}
    </div>
  )
}

export declare namespace Account {
  type Props = {
    address: string
    /** What the wallet is called. */
    name: string
    own: boolean
    orders: readonly MarketOrder[] | undefined
    itemOf: (order: MarketOrder) => ReactNode
    /** What the wallet holds. */
    shelf: ReactNode
    onCancel: (order: MarketOrder) => void
    /** Something to act on first, such as a signed order that has not reached the market. */
    notice?: ReactNode
  }
}
