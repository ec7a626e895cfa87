import type { Nft } from '@souk/market'
import { useNftsByAccount } from '@souk/react'
import { isOld } from '@souk/ui/parts/market/isOld.js'
import { useNextPage } from '@souk/ui/parts/market/useNextPage.js'
import { useMemo } from 'react'
import type { Address } from 'viem'

/** The number of items to read so that a wallet's items can be counted, searched and sorted. */
const countedItems = 1_000

/** A wallet's items: all up to a limit, and more while scrolling. */
export type ShelfItems = {
  /** Undefined while they load. */
  nfts: readonly Nft[] | undefined
  /** Whether more items can be loaded. */
  hasMore: boolean
  /** Whether more of them are being read without scrolling, so that totals are still unknown. */
  isCounting: boolean
  /** Whether they are kept from before and are just being read again. */
  isOld: boolean
  onEnd: () => void
  /** Whether reading failed. */
  hasFailed: boolean
}

/** Reads an account's items. */
export function useShelf(address: Address): ShelfItems {
  const items = useNftsByAccount({ account: address, limit: 100 })
  const nfts = useMemo(() => items.data?.pages.flatMap((page) => page.nfts), [items.data])
  const wanted = nfts !== undefined && nfts.length < countedItems
  const onEnd = useNextPage(items, { wanted })
  const isCounting = wanted && items.hasNextPage && !items.isError
  return {
    nfts,
    hasMore: items.hasNextPage,
    isCounting,
    isOld: isOld(items),
    onEnd,
    hasFailed: items.isError,
  }
}
