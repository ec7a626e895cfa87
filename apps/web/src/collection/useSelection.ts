import type { Nft } from '@souk/market'
import { itemKey } from '@souk/ui/parts/nft/itemMarks.js'
import { useCallback, useState } from 'react'

/** The selected items of a list. They stay selected while the list changes its order, its filters or its view. */
export type Selection = {
  has: (nft: Nft) => boolean
  /** Keeps its identity. */
  toggle: (nft: Nft) => void
  set: (nfts: readonly Nft[]) => void
}

/** Keeps the selection of a list of items. It begins with one item, or with none. */
export function useSelection(first: string | undefined): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => new Set(first === undefined ? [] : [first]))
  const toggle = useCallback((nft: Nft) => {
    setKeys((now) => {
      const next = new Set(now)
      if (!next.delete(itemKey(nft))) next.add(itemKey(nft))
      return next
    })
  }, [])
  return {
    has: (nft) => keys.has(itemKey(nft)),
    toggle,
    set: (nfts) => setKeys(new Set(nfts.map(itemKey))),
  }
}
