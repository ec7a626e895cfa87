import { prepareCreateListing } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Lists a token for sale. See `createListing` of `@souk/market`. The list of flows calls an English auction an `auction`.
 *
 * @example
 * const { state, prepare, start } = useCreateListing()
 * prepare({ asset: { contract, tokenId: 7n }, price: '1.5' }, { title: 'Ruby Lamp' })
 */
export function useCreateListing(): TradeFlow<typeof prepareCreateListing> {
  return useFlow({
    kind: ({ englishAuction }) => (englishAuction ? 'auction' : 'listing'),
    prepare: prepareCreateListing,
    posting: () => ({ side: 'ask' }),
  })
}
