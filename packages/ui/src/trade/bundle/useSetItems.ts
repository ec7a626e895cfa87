import type { Collection, MarketOrder, Nft } from '@souk/market'
import type { ItemStrip } from '../../nft/ItemStrip.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { useStripItems } from '../../nft/useStripItems.js'
import { setTokens } from '../../orders/setTokens.js'

/** The items of a set and their collections. */
export type SetItems = {
  items: readonly ItemStrip.Item[]
  nfts: readonly Nft[]
  /** By slug. */
  collections: ReadonlyMap<string, Collection>
}

/** Reads the items of a set and their collections. `set` is present once all are. */
export function useSetItems(order: MarketOrder | undefined): {
  set: SetItems | undefined
  errors: readonly (Error | null)[]
} {
  const tokens = order ? setTokens(order) : []
  const { items, nfts, isPending, error } = useStripItems(tokens)
  const slugs = new Set(nfts.map(({ collection }) => collection))
  const collections = useCollectionMap([...slugs])
  const isRead = tokens.length > 0 && !isPending && collections.size === slugs.size
  return { set: isRead ? { items, nfts, collections } : undefined, errors: [error] }
}
