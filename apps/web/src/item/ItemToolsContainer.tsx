import { type Nft, refreshNft } from '@souk/market'
import { useNft, useNfts, useSouk } from '@souk/react'
import { useState } from 'react'
import { nftName } from '../nft/nftName.js'
import { ItemTools } from './ItemTools.js'
import { isSameMetadata } from './isSameMetadata.js'

/** Neighbours, sharing, and reading the metadata again. */
export function ItemToolsContainer({ nft }: { nft: Nft }) {
  const { contract: address, identifier } = nft
  const around = [identifier - 1n, identifier + 1n].filter((id) => id >= 0n)
  const { data: neighbours = [] } = useNfts({
    tokens: around.map((id) => ({ address, identifier: id })),
  })
  const [refresh, onRefresh] = useRefresh(nft)
  return (
    <ItemTools
      previous={neighbours.find((other) => other.identifier < identifier)}
      next={neighbours.find((other) => other.identifier > identifier)}
      name={nftName(nft)}
      refresh={refresh}
      onRefresh={onRefresh}
    />
  )
}

/** How often it is looked whether the market has read the metadata, and in which steps. */
const looks = 8
const lookMs = 1_500

function useRefresh(nft: Nft): readonly [ItemTools.Refresh, () => void] {
  const { api } = useSouk()
  const { contract: address, identifier } = nft
  const { refetch } = useNft({ address, identifier })
  const [state, setState] = useState<ItemTools.Refresh>('idle')
  async function run(): Promise<void> {
    setState('running')
    try {
      await refreshNft(api, { address, identifier })
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
