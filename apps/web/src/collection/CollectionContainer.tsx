import { type Collection, type MarketInfo, NotFoundError } from '@souk/market'
import { useCollection, useNftsByCollection } from '@souk/react'
import { Suspense, useState } from 'react'
import { ActivityContainer } from '../activity/ActivityContainer.js'
import { useWatched } from '../collections/watchlist.js'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { isSameAddress } from '../format/formatAddress.js'
import { collectionWords } from '../i18n/areas/collection.js'
import { useArea } from '../i18n/useArea.js'
import { lateDialog } from '../lazy/lateDialog.js'
import { latePart } from '../lazy/latePart.js'
import { useInfo } from '../market/useInfo.js'
import { type CollectionSearch, collectionTabs, type SearchChange } from '../nft/collectionSearch.js'
import { toOfferTraits } from '../nft/itemsAsked.js'
import { NftGridSkeleton } from '../nft/NftGridSkeleton.js'
import { NotFoundPage } from '../pages/ErrorPage.js'
import { PageTitle } from '../ui/PageTitle.js'
import { Tabs } from '../ui/Tabs.js'
import { CollectionHeader, CollectionHeaderSkeleton } from './CollectionHeader.js'
import { CollectionItemsContainer } from './CollectionItemsContainer.js'

const Depth = latePart(async () => (await import('./DepthContainer.js')).DepthContainer)
const Holders = latePart(async () => (await import('./HoldersContainer.js')).HoldersContainer)
const Charts = latePart(async () => (await import('./ChartsContainer.js')).ChartsContainer)
const Sweep = lateDialog(async () => (await import('./SweepFormContainer.js')).SweepFormContainer)

/** Reads a collection, and shows the part of it that the address bar names. */
export function CollectionContainer({ slug, search, onSearch }: CollectionContainer.Props) {
  const info = useInfo()
  const words = useArea(collectionWords)
  const desk = useTradeDialogs()
  const { data: collection, error } = useCollection({ slug })
  const [watched, toggleWatched] = useWatched()
  const [sweeping, setSweeping] = useState(false)
  const picture = useFirstPicture(collection)
  if (error instanceof NotFoundError) return <NotFoundPage what="collection" />
  if (error && !collection) throw error
  if (!collection) return <CollectionSkeleton />
  const tab = search.tab ?? 'items'
  // Whoever looks at some items is likely to want one of those.
  const wanted = tab === 'items' ? toOfferTraits(search.traits ?? []) : []
  return (
    <>
      <PageTitle>{collection.name}</PageTitle>
      <CollectionHeader
        collection={collection}
        creatorFee={feeOf(collection, info, 'creator')}
        marketFee={feeOf(collection, info, 'market')}
        picture={picture}
        watched={watched.includes(slug)}
        onWatch={() => toggleWatched(slug)}
        onOffer={() => desk.trade({ kind: 'collectionOffer', slug, traits: wanted })}
        onSweep={collection.stats.listed > 0 ? () => setSweeping(true) : undefined}
      />
      <Tabs
        label={words.tabs.label}
        tabs={collectionTabs.map((value) => ({ value, label: words.tabs[value] }))}
        value={tab}
        onChange={(next) => onSearch({ tab: next === 'items' ? undefined : next })}
        rowClassName="frame"
      >
        <Suspense fallback={<TabSkeleton />}>
          {tab === 'items' && (
            <CollectionItemsContainer collection={collection} search={search} onSearch={onSearch} />
          )}
          {tab !== 'items' && (
            <div className="frame pt-6 pb-16">
              {tab === 'offers' && <Depth collection={collection} />}
              {tab === 'activity' && <ActivityContainer scope={{ slug }} />}
              {tab === 'holders' && <Holders collection={collection} />}
              {tab === 'charts' && (
                <Charts
                  collection={collection}
                  period={search.period}
                  onPeriod={(period) => onSearch({ period })}
                />
              )}
            </div>
          )}
        </Suspense>
      </Tabs>
      {sweeping && (
        <Suspense>
          <Sweep collection={collection} search={search} onClose={() => setSweeping(false)} />
        </Suspense>
      )}
    </>
  )
}

export declare namespace CollectionContainer {
  type Props = { slug: string; search: CollectionSearch; onSearch: SearchChange }
}

/** Of the first item, where the collection has no picture of its own. */
function useFirstPicture(collection: Collection | undefined): string | undefined {
  const { data } = useNftsByCollection(
    collection && !collection.imageUrl ? { slug: collection.slug, limit: 4 } : undefined,
  )
  return data?.pages[0]?.nfts[0]?.imageUrl
}

/** What is not the market's own fee is the creator's. */
function feeOf(collection: Collection, info: MarketInfo, whose: 'creator' | 'market'): number {
  const isMarkets = ({ recipient }: { recipient: string }) =>
    info.fees.some((own) => isSameAddress(own.recipient, recipient))
  return collection.fees
    .filter((fee) => isMarkets(fee) === (whose === 'market'))
    .reduce((sum, fee) => sum + fee.basisPoints, 0)
}

function CollectionSkeleton() {
  return (
    <>
      <CollectionHeaderSkeleton />
      <div className="frame pt-20">
        <NftGridSkeleton />
      </div>
    </>
  )
}

function TabSkeleton() {
  return (
    <div aria-hidden className="frame space-y-4 pt-6 pb-16">
      <div className="skeleton h-80 w-full" />
    </div>
  )
}
