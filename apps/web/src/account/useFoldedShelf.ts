import type { Nft } from '@souk/market'
import { useMarkedItems } from '@souk/ui/parts/nft/itemMarks.js'
import { useMemo, useState } from 'react'
import { foldShelf } from './foldShelf.js'

/** Leaves out hidden items and possible spam until the visitor wants to see them. */
export function useFoldedShelf(nfts: readonly Nft[] | undefined) {
  const [isShown, setIsShown] = useState(false)
  const hidden = useMarkedItems('hidden')
  const trusted = useMarkedItems('trusted')
  const folded = useMemo(() => nfts && foldShelf(nfts, { hidden, trusted }), [nfts, hidden, trusted])
  return {
    kept: isShown ? nfts : folded?.kept,
    folded: {
      hidden: folded?.hidden ?? 0,
      spam: folded?.spam ?? 0,
      isShown,
      onShow: () => setIsShown((before) => !before),
    },
  }
}
