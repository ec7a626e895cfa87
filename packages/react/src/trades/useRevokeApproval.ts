import { prepareRevokeApproval } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Revokes an approval. See `revokeApproval` of `@souk/market`.
 *
 * @example
 * const { prepare } = useRevokeApproval()
 * prepare({ contract, operator }, { title: 'Lanterns of the Souk' })
 */
export function useRevokeApproval(): TradeFlow<typeof prepareRevokeApproval> {
  return useFlow({ kind: 'revocation', prepare: prepareRevokeApproval })
}
