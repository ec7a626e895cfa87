import { prepareRevocation } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Revokes an approval. See `prepareRevocation` of `@souk/market`.
 *
 * @example
 * const { prepare } = useRevokeApproval()
 * prepare({ standard: 'erc721', contract, operator }, { title: 'Lanterns of the Souk' })
 */
export function useRevokeApproval(): TradeFlow<typeof prepareRevocation> {
  return useFlow({ kind: 'revocation', prepare: prepareRevocation })
}
