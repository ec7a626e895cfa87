import type { Nft } from '@souk/market'
import { useActivity } from '@souk/react'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { useNameOf } from '@souk/ui/parts/names/useNames.js'
import { Provenance } from './Provenance.js'

/** Reads the mint of an item. */
export function ProvenanceContainer({ nft }: { nft: Nft }) {
  const nameOf = useNameOf()
  const now = useNow()
  const { contract, tokenId } = nft
  const { data } = useActivity({ contract, tokenId, types: ['mint'], limit: 1 })
  return <Provenance nft={nft} mint={data?.pages[0]?.activities[0]} now={now} nameOf={nameOf} />
}
