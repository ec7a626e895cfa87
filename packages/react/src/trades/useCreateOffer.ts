import { prepareCreateOffer } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Makes an offer on a token. See `createOffer` of `@souk/market`.
 *
 * @example
 * const { prepare } = useCreateOffer()
 * prepare({ asset: { contract, tokenId: 7n }, price: '0.8' }, { title: 'Ruby Lamp' })
 */
export function useCreateOffer(): TradeFlow<typeof prepareCreateOffer> {
  return useFlow({ kind: 'offer', prepare: prepareCreateOffer, posting: () => ({ side: 'bid' }) })
}
