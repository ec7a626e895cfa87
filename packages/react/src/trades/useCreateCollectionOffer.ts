import { prepareCreateCollectionOffer } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'
import { toCollectionPosting } from './toCollectionPosting.js'

/**
 * Makes an offer on any token of a collection, or on tokens with certain traits. See `createCollectionOffer` of
 * `@souk/market`.
 *
 * @example
 * const { prepare } = useCreateCollectionOffer()
 * prepare({ collection: 'lanterns', price: '0.5', quantity: 2n }, { title: 'Lanterns of the Souk' })
 */
export function useCreateCollectionOffer(): TradeFlow<typeof prepareCreateCollectionOffer> {
  return useFlow({ kind: 'collectionOffer', prepare: prepareCreateCollectionOffer, posting: toPosting })
}

function toPosting(options: prepareCreateCollectionOffer.Options) {
  return toCollectionPosting(options)
}
