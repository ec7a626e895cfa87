import { type Nft, refreshNft } from '@souk/market'
import { useNeighbours, useNft, useSouk } from '@souk/react'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { toAsked } from '@souk/ui/parts/nft/itemsAsked.js'
import { nftName } from '@souk/ui/parts/nft/nftName.js'
import { useState } from 'react'
import { ItemTools } from './ItemTools.js'
import { isSameMetadata } from './isSameMetadata.js'
import { useList } from './useList.js'

/** Reads the neighbours, and refreshes the metadata. */
export function ItemToolsContainer({ nft }: { nft: Nft }) {
  const { contract, tokenId } = nft
  const { currencies } = useInfo()
  const list = useList()
  const { data: neighbours } = useNeighbours({
    contract,
    tokenId,
    ...(list ? toAsked(list, currencies) : { sort: 'identifier' }),
  })
  const [refresh, onRefresh] = useRefresh(nft)
  return (
    <ItemTools
      previous={neighbours?.previous}
      next={neighbours?.next}
      list={list}
      name={nftName(nft)}
      refresh={refresh}
      onRefresh={onRefresh}
    />
  )
}

/** How often to check whether the market has read the metadata, and the interval. */
const looks = 8
const lookMs = 1_500

function useRefresh(nft: Nft): readonly [ItemTools.Refresh, () => void] {
  const { api } = useSouk()
  const { contract, tokenId } = nft
  const { refetch } = useNft({ contract, tokenId })
  const [state, setState] = useState<ItemTools.Refresh>('idle')
  async function run(): Promise<void> {
    setState('running')
    try {
      await refreshNft(api, { contract, tokenId })
      for (let look = 0; look < looks; look++) {
        await new Promise((resolve) => setTimeout(resolve, lookMs))
        const { data } = await refetch()
        if (data && !isSameMetadata(data, nft)) return setState('changed')
      }
      setState('unchanged')
    } catch {
      setState('failed')
    }
  }
  return [state, () => void run()]
}
