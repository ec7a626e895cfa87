import { prepareWrapEth } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Wraps native currency. See `wrapEth` of `@souk/market`.
 *
 * @example
 * const { prepare } = useWrapEth()
 * prepare({ amount: '0.5' }, { title: '0.5 ETH' })
 */
export function useWrapEth(): TradeFlow<typeof prepareWrapEth> {
  return useFlow({ kind: 'wrap', prepare: prepareWrapEth })
}
