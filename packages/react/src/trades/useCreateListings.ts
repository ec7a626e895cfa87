import { prepareCreateListings } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Lists several tokens for sale with one signature. See `createListings` of `@souk/market`.
 *
 * @example
 * const { prepare } = useCreateListings()
 * prepare({ listings: [{ asset, price: '1.5' }] }, { title: '12 lanterns' })
 */
export function useCreateListings(): TradeFlow<typeof prepareCreateListings> {
  return useFlow({ kind: 'listings', prepare: prepareCreateListings, posting: () => ({ side: 'ask' }) })
}
