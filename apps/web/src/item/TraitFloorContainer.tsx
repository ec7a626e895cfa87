import type { Trait } from '@souk/market'
import { useNftsByCollection } from '@souk/react'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { itemWords } from '@souk/ui/parts/i18n/areas/item.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { TraitFloor } from './Traits.js'

/** Reads the floor of a trait. */
export function TraitFloorContainer({ slug, trait: { type, value } }: { slug: string; trait: Trait }) {
  const words = useArea(itemWords)
  const traits = { [type]: [String(value)] }
  const { data } = useNftsByCollection({ slug, traits, listed: true, sort: 'price', limit: 1 })
  const cheapest = data?.pages[0]?.nfts[0]?.listing
  const text = cheapest ? words.from(formatMoney(cheapest.unitPrice, cheapest.currency)) : words.noneListed
  return <TraitFloor text={data ? text : undefined} />
}
