import { NftGridSkeleton } from '../nft/NftGridSkeleton.js'
import { CollectionHeaderSkeleton } from './CollectionHeader.js'

/** The page's shape before the collection is read. */
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

/** A tab's shape before its code is there. */
export function TabSkeleton() {
  return (
    <div aria-hidden className="frame space-y-4 pt-6 pb-16">
      <div className="skeleton h-80 w-full" />
    </div>
  )
}
