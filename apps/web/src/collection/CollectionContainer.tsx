import { NotFoundError } from '@souk/market'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import type { CollectionSearch, SearchChange } from '@souk/ui/parts/links/collectionSearch.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { toOfferTraits } from '@souk/ui/parts/nft/itemsAsked.js'
import { LateSweepForm } from '@souk/ui/parts/trade/sweep/LateSweepForm.js'
import { useSweeping } from '@souk/ui/parts/trade/sweep/useSweeping.js'
import { Suspense } from 'react'
import { volumeCurrency } from '../collections/volumeCurrency.js'
import { useWatched } from '../collections/watchlist.js'
import { NotFoundPage } from '../pages/ErrorPage.js'
import { PageTitle } from '../pages/PageTitle.js'
import { CollectionHeader } from './CollectionHeader.js'
import { CollectionSkeleton } from './CollectionSkeleton.js'
import { CollectionTabs } from './CollectionTabs.js'
import { feeOf } from './feeOf.js'
import { MintsContainer } from './MintsContainer.js'
import { SetsContainer } from './SetsContainer.js'
import { useFirstPicture } from './useFirstPicture.js'
import { useReadCollection } from './useReadCollection.js'

/** Reads a collection, and shows the tab that the address names. */
export function CollectionContainer({ slug, search, onSearch }: CollectionContainer.Props) {
  const info = useInfo()
  const desk = useTradeDialogs()
  const { collection, error, isBehind } = useReadCollection(slug)
  const [watched, toggleWatched] = useWatched()
  const sweeping = useSweeping()
  const picture = useFirstPicture(collection)
  if (error instanceof NotFoundError) return <NotFoundPage what="collection" />
  if (error && !collection) throw error
  if (!collection) return <CollectionSkeleton />
  const tab = search.tab ?? 'items'
  // A visitor who filters items probably wants to make an offer on those.
  const onSweep = collection.stats.listed > 0 ? sweeping.open : undefined
  const wanted = tab === 'items' ? toOfferTraits(search.traits ?? []) : []
  return (
    <>
      <PageTitle>{collection.name}</PageTitle>
      <CollectionHeader
        {...{ collection, isBehind, picture }}
        volumeIn={volumeCurrency(collection, info)}
        creatorFee={feeOf(collection, info, 'creator')}
        marketFee={feeOf(collection, info, 'market')}
        watched={watched.includes(slug)}
        onWatch={() => toggleWatched(slug)}
        onOffer={() => desk.trade({ kind: 'collectionOffer', slug, traits: wanted })}
        onSweep={onSweep}
      />
      <MintsContainer collection={collection} picture={collection.imageUrl || picture} />
      <SetsContainer collection={collection} />
      <CollectionTabs {...{ collection, search, onSearch, onSweep }} />
      {sweeping.form && (
        <Suspense>
          <LateSweepForm {...{ collection, search }} {...sweeping.form} />
        </Suspense>
      )}
    </>
  )
}

export declare namespace CollectionContainer {
  type Props = { slug: string; search: CollectionSearch; onSearch: SearchChange }
}
