import type { Nft } from '@souk/market'
import { useNftsByAccount } from '@souk/react'
import type { Address } from 'viem'
import { useNextPage } from '../market/useNextPage.js'

/** So many items are read at once, so that they can be searched. */
const searchedItems = 300

/** Reads the items of an account, so many that they can be searched. Reads nothing without an account. */
export function useHeld(account: Address | undefined) {
  const held = useNftsByAccount(account && { account: account, limit: 100 })
  const nfts: readonly Nft[] | undefined = held.data?.pages.flatMap((page) => page.nfts)
  const readMore = useNextPage(held, { wanted: nfts !== undefined && nfts.length < searchedItems })
  return {
    nfts,
    hasFailed: held.isError && nfts === undefined,
    onMore: held.hasNextPage ? readMore : undefined,
    onRetry: () => void held.refetch(),
  }
}
