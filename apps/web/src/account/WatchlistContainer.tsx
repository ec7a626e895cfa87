import { useNfts } from '@souk/react'
import { marksWords } from '@souk/ui/parts/i18n/areas/marks.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { toToken, useMarkedItems } from '@souk/ui/parts/nft/itemMarks.js'
import { NftGrid } from '@souk/ui/parts/nft/NftGrid.js'
import { NftGridSkeleton } from '@souk/ui/parts/nft/NftGridSkeleton.js'

/** Reads the items on this browser's watchlist. */
export function WatchlistContainer() {
  const words = useArea(marksWords)
  const tokens = useMarkedItems('watched').flatMap((key) => toToken(key) ?? [])
  const { data: nfts, error } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  if (error && !nfts) throw error
  if (tokens.length === 0) return <EmptyState title={words.none}>{words.noneMeaning}</EmptyState>
  if (!nfts) return <NftGridSkeleton />
  return <NftGrid nfts={nfts} label={words.listOf} />
}
