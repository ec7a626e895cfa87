import type { Collection, Nft } from '@souk/market'
import { useState } from 'react'
import { TraitFloorContainer } from './TraitFloorContainer.js'
import { Traits } from './Traits.js'

/** Reads the floors of traits on request, since each takes a read of its own. */
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
