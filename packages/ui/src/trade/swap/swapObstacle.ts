import type { MarketSwap } from '@souk/market'
import { isSameAddress } from '../../format/formatAddress.js'
import type { ProblemName } from '../shared/problemOf.js'

const gone: Readonly<Record<MarketSwap['status'], ProblemName | undefined>> = {
  active: undefined,
  inactive: 'swapUnavailable',
  filled: 'taken',
  cancelled: 'swapCancelled',
  expired: 'swapEnded',
}

/**
 * Returns why a swap cannot be accepted, from its current state.
 *
 * @example
 * swapObstacle(swap, account) // → 'swapCancelled'
 */
export function swapObstacle(
  { maker, status }: Pick<MarketSwap, 'maker' | 'status'>,
  account: string | undefined,
): ProblemName | undefined {
  return isSameAddress(maker, account) ? 'ownSwap' : gone[status]
}
