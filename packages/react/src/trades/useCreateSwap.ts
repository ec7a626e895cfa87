import { prepareCreateSwap } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Offers tokens for tokens, with money on either side or none. See `createSwap` of `@souk/market`.
 *
 * @example
 * const { prepare } = useCreateSwap()
 * prepare({ give: [first], want: [second], pay: { amount: '0.5' } }, { title: 'Ruby Lamp' })
 */
export function useCreateSwap(): TradeFlow<typeof prepareCreateSwap> {
  return useFlow({ kind: 'swap', prepare: prepareCreateSwap, posting: () => ({ side: 'swap' }) })
}
