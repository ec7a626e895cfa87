import { prepareCreateOffers } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Makes offers on several tokens, each at its own price, with one signature. See `createOffers` of `@souk/market`.
 *
 * @example
 * const { prepare } = useCreateOffers()
 * prepare({ offers: [{ asset, price: '0.8' }] }, { title: '12 lanterns' })
 */
export function useCreateOffers(): TradeFlow<typeof prepareCreateOffers> {
  return useFlow({ kind: 'offers', prepare: prepareCreateOffers, posting: () => ({ side: 'bid' }) })
}
