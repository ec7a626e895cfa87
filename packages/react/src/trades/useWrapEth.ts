import { prepareWrap } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'

/**
 * Wraps native currency; see `wrapEth` of `@souk/market`.
 *
 * @example
 * const { prepare } = useWrapEth()
 * prepare({ amount: '0.5' }, { title: '0.5 ETH' })
 */
export function useWrapEth() {
  return useFlow({ kind: 'wrap', prepare: prepareWrap })
}
