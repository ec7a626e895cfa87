import type { Nft } from '@souk/market'
import type { Address } from 'viem'
import type { SwapItem } from '../../dialogs/SwapForm.js'
import { countByCollection } from '../../nft/countByCollection.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { useHeld } from '../../swaps/useHeld.js'
import { ItemPicker } from './ItemPicker.js'
import { type Direction, isSameItem, mostItems, unitsOf } from './swapForm.js'

/** Reads the items of an account, and lets the visitor choose some of them. */
export function ItemPickerContainer({
  direction,
  holder,
  items,
  onItems,
  onDone,
}: ItemPickerContainer.Props) {
  const held = useHeld(holder)
  const { nfts } = held
  const names = useCollectionMap(nfts?.map(({ collection }) => collection) ?? [])
  const chosenOf = (nft: Nft) => items.find((item) => isSameItem(item.nft, nft))
  const toggle = (nft: Nft) => {
    const others = items.filter((item) => !isSameItem(item.nft, nft))
    if (others.length < items.length) return onItems(others)
    if (items.length < mostItems) onItems([...items, { nft, quantity: '1' }])
  }
  return (
    <ItemPicker
      direction={direction}
      {...held}
      collections={countByCollection(nfts ?? [], (slug) => names.get(slug)?.name)}
      chosenOf={chosenOf}
      mostOf={(nft) => unitsOf(nft, holder)}
      count={items.length}
      onToggle={toggle}
      onQuantity={(nft, quantity) =>
        onItems(items.map((item) => (isSameItem(item.nft, nft) ? { ...item, quantity } : item)))
      }
      onDone={onDone}
    />
  )
}

export declare namespace ItemPickerContainer {
  type Props = {
    direction: Direction
    /** The account with the items. */
    holder: Address | undefined
    items: readonly SwapItem[]
    onItems: (items: readonly SwapItem[]) => void
    onDone: () => void
  }
}
