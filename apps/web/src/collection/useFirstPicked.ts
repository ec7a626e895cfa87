import { useNft } from '@souk/react'
import { toToken } from '@souk/ui/parts/nft/itemMarks.js'
import { useLocation } from '@tanstack/react-router'
import { readPickedState } from '../nft/listState.js'
import type { CollectionItems } from './CollectionItems.js'

/** Reads the item on whose page the visitor began to select several. */
export function useFirstPicked(): CollectionItems.Props['first'] {
  const key = readPickedState(useLocation().state)
  const { data: nft } = useNft(key === undefined ? undefined : toToken(key))
  return key === undefined ? undefined : { key, nft }
}
