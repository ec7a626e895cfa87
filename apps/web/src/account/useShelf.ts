import type { Nft } from '@souk/market'
import { useNftsByAccount } from '@souk/react'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { useNextPage } from '../market/useNextPage.js'

/** How many items are read at once so that what a wallet holds can be counted, searched and sorted. */
const countedItems = 1_000

/** What a wallet holds: all of it up to a bound, and more as one scrolls. */
export type ShelfItems = {
  /** Undefined while they load. */
  nfts: readonly Nft[] | undefined
  /** There are items that are not loaded yet. */
  hasMore: boolean
  onEnd: () => void
  /** It could not be read. */
  hasFailed: boolean
}

/** Reads what an account holds. */
export function useShelf(address: Address): ShelfItems {
  const items = useNftsByAccount({ address, limit: 100 })
  const nfts = useMemo(() => items.data?.pages.flatMap((page) => page.nfts), [items.data])
  const onEnd = useNextPage(items, { wanted: nfts !== undefined && nfts.length < countedItems })
  return { nfts, hasMore: items.hasNextPage, onEnd, hasFailed: items.isError }
}
