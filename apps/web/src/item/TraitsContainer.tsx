import type { Collection, Nft, Trait } from '@souk/market'
import { useNftsByCollection } from '@souk/react'
import { useState } from 'react'
import { formatMoney } from '../format/formatMoney.js'
import { itemWords } from '../i18n/areas/item.js'
import { useArea } from '../i18n/useArea.js'
import { Traits } from './Traits.js'

/** Reads what traits cost once somebody wants to know; one read for each would be much for every visit. */
export function TraitsContainer({ nft, collection }: { nft: Nft; collection: Collection | undefined }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Traits
      nft={nft}
      collection={collection}
      floorOf={isAsked ? (trait) => <TraitFloor slug={nft.collection} trait={trait} /> : undefined}
      onFloors={() => setAsked(true)}
    />
  )
}

function TraitFloor({ slug, trait: { type, value } }: { slug: string; trait: Trait }) {
  const words = useArea(itemWords)
  const traits = { [type]: [String(value)] }
  const { data } = useNftsByCollection({ slug, traits, listed: true, sort: 'price', limit: 1 })
  const cheapest = data?.pages[0]?.nfts[0]?.listing
  const text = cheapest ? words.from(formatMoney(cheapest.unitPrice, cheapest.currency)) : words.noneListed
  return <span className="figures block text-xs font-medium text-clay">{data ? text : '…'}</span>
}
