import type { Collection, CollectionOffer } from '@souk/market'
import type { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { takesAny, traitText } from '@souk/ui/parts/orders/fits.js'

/** Says which items of a collection an offer is for. */
export function onText(
  offer: CollectionOffer,
  collection: Collection | undefined,
  { received }: (typeof portfolioWords)['en'],
): string {
  const { criteria } = offer
  if (criteria.traits) return received.traits(traitText(criteria.traits))
  const name = collection?.name ?? criteria.slug
  return takesAny(offer) ? received.anyOf(name) : received.some(name)
}
