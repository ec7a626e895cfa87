import type { Collection, Nft } from '@souk/market'
import { useState } from 'react'
import { TraitFloorContainer } from './TraitFloorContainer.js'
import { Traits } from './Traits.js'

/** Reads what traits cost once somebody wants to know; one read for each would be much for every visit. */
export function TraitsContainer({ nft, collection }: { nft: Nft; collection: Collection | undefined }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Traits
      nft={nft}
      collection={collection}
      floorOf={isAsked ? (trait) => <TraitFloorContainer slug={nft.collection} trait={trait} /> : undefined}
      onFloors={() => setAsked(true)}
    />
  )
}
