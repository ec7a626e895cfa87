import type { Nft } from '@souk/market'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { formatCount } from '../format/formatShare.js'
import { NftGrid } from '../nft/NftGrid.js'
import { NftGridSkeleton } from '../nft/NftGridSkeleton.js'
import { buttonClass } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { Count } from './Count.js'
import { countByCollection } from './countByCollection.js'

/** What a wallet holds, all of it or one collection's. */
export function Shelf({ address, own, nfts, hasMore, heldOf, collectionName, onEnd }: Shelf.Props) {
  const [chosen, setChosen] = useState<string>()
  const shelf = useMemo(() => ({ address, own }), [address, own])
  const collections = useMemo(
    () => (nfts ? countByCollection(nfts, collectionName) : []),
    [nfts, collectionName],
  )
  // The last item of the chosen collection may be sold while one looks; then everything is shown again.
  const slug = collections.find((collection) => collection.slug === chosen)?.slug
  const shown = useMemo(
    () => (slug === undefined ? nfts : nfts?.filter((nft) => nft.collection === slug)),
    [nfts, slug],
  )
  return (
    <section aria-label="Items" className="space-y-3">
      <h2 className="text-xl">Items {nfts && <Count value={nfts.length} more={hasMore} />}</h2>
      {collections.length > 1 && nfts && (
        <CollectionChips
          collections={collections}
          total={nfts.length}
          more={hasMore}
          chosen={slug}
          onChoose={setChosen}
        />
      )}
      {shown === undefined ? (
        <NftGridSkeleton />
      ) : shown.length === 0 ? (
        <EmptyShelf own={own} />
      ) : (
        <NftGrid
          nfts={shown}
          label={own ? 'Your items' : 'Items of this wallet'}
          heldOf={heldOf}
          shelf={shelf}
          onEnd={onEnd}
        />
      )}
    </section>
  )
}

export declare namespace Shelf {
  type Props = {
    address: string
    own: boolean
    /** Undefined while they load. */
    nfts: readonly Nft[] | undefined
    /** There are items that are not loaded yet. */
    hasMore: boolean
    heldOf: (nft: Nft) => bigint | undefined
    /** A collection's name by its slug; undefined while unknown. */
    collectionName: (slug: string) => string | undefined
    onEnd: () => void
  }
}

/** One press shows a single collection; the counts tell beforehand what there is. */
function CollectionChips({ collections, total, more, chosen, onChoose }: CollectionChips.Props) {
  const chips = [{ slug: undefined, name: 'All', count: total }, ...collections]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Collection</legend>
      {chips.map(({ slug, name, count }) => (
        <button
          key={slug ?? ''}
          type="button"
          aria-pressed={slug === chosen}
          onClick={() => onChoose(slug)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 text-sm font-medium transition-colors duration-(--quick) hover:bg-sunk aria-pressed:border-clay aria-pressed:bg-clay-wash aria-pressed:font-semibold"
        >
          {name}
          <span className="figures text-ink-soft">
            {formatCount(count)}
            {more && '+'}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

declare namespace CollectionChips {
  type Props = {
    collections: readonly countByCollection.Entry[]
    total: number
    /** The counts are of what is loaded so far. */
    more: boolean
    chosen: string | undefined
    onChoose: (slug: string | undefined) => void
  }
}

function EmptyShelf({ own }: { own: boolean }) {
  return (
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
  )
}
