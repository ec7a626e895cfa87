import { prepareTransferTokens } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Transfers several tokens to one account. See `transferTokens` of `@souk/market`.
 *
 * @example
 * const { prepare } = useTransferTokens()
 * prepare({ assets, to: friend }, { title: '3 items' })
 */
export function useTransferTokens(): TradeFlow<typeof prepareTransferTokens> {
  return useFlow({
    kind: 'transfer',
    prepare: prepareTransferTokens,
    sends: ({ parcels }, { to }) =>
      parcels.flatMap(({ contract, tokens: [first] }) =>
        first ? [{ contract, tokenId: first.tokenId, to }] : [],
      ),
  })
}
