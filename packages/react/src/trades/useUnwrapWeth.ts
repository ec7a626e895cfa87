import { prepareUnwrapWeth } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Unwraps native currency. See `unwrapWeth` of `@souk/market`.
 *
 * @example
 * const { prepare } = useUnwrapWeth()
 * prepare({ amount: '0.5' }, { title: '0.5 WETH' })
 */
export function useUnwrapWeth(): TradeFlow<typeof prepareUnwrapWeth> {
  return useFlow({ kind: 'unwrap', prepare: prepareUnwrapWeth })
}
