import { prepareCreateCollectionOffers } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'
import { toCollectionPosting } from './toCollectionPosting.js'

/**
 * Makes several offers on the same tokens of a collection with one signature, such as a ladder of bids. See
 * `createCollectionOffers` of `@souk/market`. If the page closes before the market has the offers, they are posted
 * later with the collection, traits and tokens of the first one.
 *
 * @example
 * const { prepare } = useCreateCollectionOffers()
 * prepare({ offers: prices.map((price) => ({ collection: 'lanterns', price })) }, { title: 'Lanterns' })
 */
export function useCreateCollectionOffers(): TradeFlow<typeof prepareCreateCollectionOffers> {
  return useFlow({ kind: 'offers', prepare: prepareCreateCollectionOffers, posting: toPosting })
}

function toPosting({ offers: [first] }: prepareCreateCollectionOffers.Options) {
  return first ? toCollectionPosting(first) : { side: 'bid' as const }
}
