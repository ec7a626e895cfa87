import type { Nft } from '@souk/market'
import { useItemMark } from '@souk/ui/parts/nft/itemMarks.js'
import { ItemMarks } from './ItemMarks.js'

/** Watches and hides an item. */
export function ItemMarksContainer({ nft }: { nft: Nft }) {
  const [isWatched, onWatch] = useItemMark('watched', nft)
  const [isHidden, onHide] = useItemMark('hidden', nft)
  return <ItemMarks {...{ isWatched, isHidden, onWatch, onHide }} />
}
