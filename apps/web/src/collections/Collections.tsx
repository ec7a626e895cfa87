import type { Collection } from '@souk/market'
import type { ReactNode } from 'react'
import { EmptyState } from '../ui/EmptyState.js'
import { CollectionCardSkeleton } from './CollectionCard.js'

/** The front page: what this market is in one breath, then its stalls. */
export function Collections({ collections, renderCard, marketName }: Collections.Props) {
  return (
    <div className="pb-16">
      <section className="zellige border-b border-line bg-sunk text-clay">
        <div className="frame space-y-3 py-9 text-ink sm:py-14">
          <h1 className="text-[clamp(2.1rem,6vw,3.6rem)] leading-[1.04]">The market square is open.</h1>
          <p className="max-w-2xl text-lg text-ink-soft">
            {marketName} trades between wallets through Seaport. Nobody holds your items or your money: both
            move in one step, or not at all.
          </p>
        </div>
      </section>
      <section aria-label="Collections" className="frame pt-7 sm:pt-10">
        {collections?.length === 0 ? (
          <EmptyState title="No stalls yet">
            This market follows no collections so far. Whoever runs the server adds them by contract address.
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-5 sm:gap-6 md:grid-cols-2 xl:grid-cols-3">
            {(collections ?? placeholders).map((collection) => (
              <li key={typeof collection === 'number' ? collection : collection.slug} className="grid">
                {typeof collection === 'number' ? <CollectionCardSkeleton /> : renderCard(collection)}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

const placeholders = [0, 1, 2]

export declare namespace Collections {
  type Props = {
    /** Undefined while it loads. */
    collections: readonly Collection[] | undefined
    renderCard: (collection: Collection) => ReactNode
    marketName: string
  }
}
