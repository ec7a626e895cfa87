import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Tabs } from '@souk/ui/parts/kit/Tabs.js'
import { collectionTabs } from '@souk/ui/parts/links/collectionSearch.js'
import { Suspense } from 'react'
import { TabSkeleton } from './CollectionSkeleton.js'
import { CollectionTab } from './CollectionTab.js'

/** Shows the tabs of a collection. The address names the selected one. */
export function CollectionTabs(props: CollectionTab.Props) {
  const { search, onSearch } = props
  const words = useArea(collectionWords)
  return (
    <Tabs
      label={words.tabs.label}
      tabs={collectionTabs.map((value) => ({ value, label: words.tabs[value] }))}
      value={search.tab ?? 'items'}
      onChange={(next) => onSearch({ tab: next === 'items' ? undefined : next })}
      isFramed
      stickyClass="sticky top-16.25 z-20 bg-paper"
      className="[--bar-end:7.75rem]"
    >
      <Suspense fallback={<TabSkeleton />}>
        <CollectionTab {...props} />
      </Suspense>
    </Tabs>
  )
}
