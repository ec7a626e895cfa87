import { prepareSettleAuction } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Settles an English auction with its highest bid. See `settleAuction` of `@souk/market`.
 *
 * @example
 * const { prepare } = useSettleAuction()
 * prepare({ auction: orderHash }, { title: 'Ruby Lamp' })
 */
export function useSettleAuction(): TradeFlow<typeof prepareSettleAuction> {
  return useFlow({
    kind: 'settlement',
    prepare: prepareSettleAuction,
    fills: ({ auctionHash, bidHash }) => [auctionHash, bidHash],
  })
}
