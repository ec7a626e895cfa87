import type { Nft } from '@souk/market'
import { useNftsByAccount } from '@souk/react'
import type { Address } from 'viem'
import type { SwapItem } from '../../dialogs/SwapForm.js'
import { useNextPage } from '../../market/useNextPage.js'
import { countByCollection } from '../../nft/countByCollection.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { ItemPicker } from './ItemPicker.js'
import { type Direction, isSameItem, mostItems, unitsOf } from './swapForm.js'

/** So many items are read at once, so that they can be searched. */
const searchedItems = 300

/** Reads the items of an account, and lets the visitor choose some of them. */
export function ItemPickerContainer({
  direction,
  holder,
  items,
  onItems,
  onDone,
}: ItemPickerContainer.Props) {
  const held = useNftsByAccount(holder && { address: holder, limit: 100 })
  const nfts = held.data?.pages.flatMap((page) => page.nfts)
  const readMore = useNextPage(held, { wanted: nfts !== undefined && nfts.length < searchedItems })
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
      nfts={nfts}
      collections={countByCollection(nfts ?? [], (slug) => names.get(slug)?.name)}
      chosenOf={chosenOf}
      mostOf={(nft) => unitsOf(nft, holder)}
      count={items.length}
      hasFailed={held.isError && nfts === undefined}
      onToggle={toggle}
      onQuantity={(nft, quantity) =>
        onItems(items.map((item) => (isSameItem(item.nft, nft) ? { ...item, quantity } : item)))
      }
      onMore={held.hasNextPage ? readMore : undefined}
      onRetry={() => void held.refetch()}
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
