import { ActivityContainer } from '@souk/ui/parts/activity/ActivityContainer.js'
import { latePart } from '@souk/ui/parts/lazy/latePart.js'
import { CollectionItemsContainer } from './CollectionItemsContainer.js'

const Depth = latePart(async () => (await import('./DepthContainer.js')).DepthContainer)
const Holders = latePart(async () => (await import('./HoldersContainer.js')).HoldersContainer)
const Charts = latePart(async () => (await import('./ChartsContainer.js')).ChartsContainer)
/** Shows the tab of a collection that the address names. */
export function CollectionTab({ collection, search, onSearch, onSweep }: CollectionTab.Props) {
  const { slug } = collection
  const { tab = 'items' } = search
  if (tab === 'items')
    return (
      <CollectionItemsContainer
        collection={collection}
        search={search}
        onSearch={onSearch}
        onSweep={onSweep}
      />
    )
  return (
    <div className="frame pt-6 pb-16">
      {tab === 'offers' && <Depth collection={collection} />}
      {tab === 'activity' && <ActivityContainer scope={{ slug }} />}
      {tab === 'holders' && <Holders collection={collection} />}
      {tab === 'charts' && (
        <Charts collection={collection} period={search.period} onPeriod={(period) => onSearch({ period })} />
      )}
    </div>
  )
}

export declare namespace CollectionTab {
  type Props = CollectionItemsContainer.Props
}
