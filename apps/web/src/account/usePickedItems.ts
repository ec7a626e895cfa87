import type { Nft } from '@souk/market'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { readPickedState } from '../nft/listState.js'

/**
 * Keeps the selection among some items. It is undefined outside of selection mode.
 *
 * @returns `begun`: the key of the item on whose page the visitor began to select.
 */
export function usePickedItems(nfts: readonly Nft[] | undefined) {
  const begun = readPickedState(useLocation().state)
  const [picked, setPicked] = useState<ReadonlySet<string> | undefined>(() =>
    begun === undefined ? undefined : new Set([begun]),
  )
  const stop = useCallback(() => setPicked(undefined), [])
  const pickedNfts = nfts?.filter((nft) => picked?.has(keyOf(nft))) ?? []
  return { begun: picked && begun, picked, setPicked, stop, pickedNfts }
}

/** Identifies an item of a shelf. */
function keyOf({ contract, tokenId }: Pick<Nft, 'contract' | 'tokenId'>): string {
  return `${contract}:${tokenId}`.toLowerCase()
}
