import { NftGridSkeleton } from '@souk/ui/parts/nft/NftGridSkeleton.js'
import { CollectionHeaderSkeleton } from './CollectionHeader.js'

/** A placeholder for a page that is loading. */
export function CollectionSkeleton() {
  return (
    <>
      <CollectionHeaderSkeleton />
      <div className="frame pt-20">
        <NftGridSkeleton />
      </div>
    </>
  )
}

/** A placeholder for a tab whose code is loading. */
export function TabSkeleton() {
  return (
    <div aria-hidden className="frame space-y-4 pt-6 pb-16">
      <div className="skeleton h-80 w-full" />
    </div>
  )
}
