import { useNfts } from '@souk/react'
import { useListed } from '../guard/useListed.js'
import { useInfo } from '../market/useInfo.js'
import { useCollectionMap } from '../nft/useCollectionMap.js'
import type { SwapKnowledge } from './sideWorth.js'
import type { Side } from './swapSides.js'

/** The most items that the market returns at once. */
const mostTokens = 100

/** Reads the items of swaps and their collections. `isPending` until the market has answered. */
export function useSwapKnowledge(sides: readonly Side[]): SwapKnowledge & { isPending: boolean } {
  const info = useInfo()
  const all = sides.flatMap(({ tokens }) => tokens)
  const named = new Map(
    all.flatMap(({ contract, tokenId }) =>
      tokenId === undefined ? [] : [[`${contract}:${tokenId}`, { contract, tokenId }] as const],
    ),
  )
  const tokens = [...named.values()].slice(0, mostTokens)
  const { data: nfts = [], isPending } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const bySlug = useCollectionMap(nfts.map(({ collection }) => collection))
  const listed = useListed(all.flatMap(({ contract, tokenId }) => (tokenId === undefined ? contract : [])))
  return {
    info,
    nfts,
    collections: [...bySlug.values(), ...listed.collections],
    isPending: tokens.length > 0 && isPending,
  }
}
