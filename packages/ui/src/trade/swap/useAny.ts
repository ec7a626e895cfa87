import { useCollections } from '@souk/react'
import type { Address } from 'viem'
import type { SwapForm } from '../../dialogs/SwapForm.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { useCollectionMap } from '../../nft/useCollectionMap.js'
import { useHeld } from '../../swaps/useHeld.js'
import { useTokenList } from '../offers/useTokenList.js'

/** So many collections of the market can be chosen, besides those of the other account. */
const mostOthers = 50

/**
 * Reads the chosen collection, its listed tokens, and the collections to choose from. Reads no collections while the
 * visitor chooses items.
 */
export function useAny({ any, get }: Pick<SwapForm, 'any' | 'get'>, owner: Address) {
  const { any: words } = useArea(swapTradeWords)
  const { nfts: held = [] } = useHeld(any && owner)
  const { data } = useCollections(any && { limit: mostOthers })
  const slugs = [...get.items.map(({ nft }) => nft), ...held].map((nft) => nft.collection)
  const near = useCollectionMap(any ? slugs : [])
  const [theirs, others] = [[...near.values()], data?.pages[0]?.collections ?? []]
  const chosen = useCollectionMap(any?.slug ? [any.slug] : []).get(any?.slug ?? '')
  const isList = any?.scope === 'ids'
  return {
    collection: chosen,
    groups: [
      { label: words.theirs, collections: theirs },
      { label: words.others, collections: others.filter(({ slug }) => !near.has(slug)) },
    ].filter(({ collections }) => collections.length > 0),
    tokens: useTokenList(any?.typed ?? '', isList ? chosen?.contract : undefined),
  }
}

export declare namespace useAny {
  type Result = ReturnType<typeof useAny>
}
