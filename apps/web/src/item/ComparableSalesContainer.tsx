import type { Nft } from '@souk/market'
import { useActivity, useNfts } from '@souk/react'
import { useMemo } from 'react'
import { ComparableSales } from './ComparableSales.js'
import { pickComparable } from './pickComparable.js'

/** The number of latest sales to choose from, and the number shown. */
const read = 50
const shown = 4

/** Reads the latest sales of an item's collection. Renders nothing without any. */
export function ComparableSalesContainer({ nft }: { nft: Nft }) {
  const { data } = useActivity({ slug: nft.collection, types: ['sale'], limit: read })
  const sales = useMemo(() => data?.pages[0]?.activities ?? [], [data])
  const tokens = useMemo(
    () => sales.flatMap(({ contract, tokenId }) => (tokenId === undefined ? [] : [{ contract, tokenId }])),
    [sales],
  )
  const { data: nfts } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const similar = pickComparable(sales, { nft, nfts: nfts ?? [], most: shown })
  return similar.length > 0 && <ComparableSales sales={similar} />
}
