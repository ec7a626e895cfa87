import { prepareCreateBundle } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Lists several tokens for sale at one price. See `createBundle` of `@souk/market`.
 *
 * @example
 * const { prepare } = useCreateBundle()
 * prepare({ assets: [first, second], price: '3' }, { title: '2 lanterns' })
 */
export function useCreateBundle(): TradeFlow<typeof prepareCreateBundle> {
  return useFlow({ kind: 'bundle', prepare: prepareCreateBundle, posting: () => ({ side: 'ask' }) })
}
