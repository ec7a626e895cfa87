import { prepareTransfer } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Transfers a token or a currency to another account. See `transfer` of `@souk/market`.
 *
 * @example
 * const { prepare } = useTransfer()
 * prepare({ asset, to: friend }, { title: 'Ruby Lamp' })
 */
export function useTransfer(): TradeFlow<typeof prepareTransfer> {
  return useFlow({
    kind: 'transfer',
    prepare: prepareTransfer,
    sends: (_, { asset, to }) =>
      'currency' in asset || asset.tokenId === undefined
        ? []
        : [{ contract: asset.contract, tokenId: BigInt(asset.tokenId), to }],
  })
}
