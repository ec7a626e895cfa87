import { prepareCreateOffer } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Makes an offer on a token. See `createOffer` of `@souk/market`.
 *
 * @param options.auction - Whether the offer is a bid on an auction. The list of flows then calls it a `bid`. Both are signed
 *   in the same way. @default false
 *
 * @example
 * const { prepare } = useCreateOffer()
 * prepare({ asset: { contract, tokenId: 7n }, price: '0.8' }, { title: 'Ruby Lamp' })
 */
export function useCreateOffer(options: useCreateOffer.Options = {}): TradeFlow<typeof prepareCreateOffer> {
  const kind = options.auction ? 'bid' : 'offer'
  return useFlow({ kind, prepare: prepareCreateOffer, posting: () => ({ side: 'bid' }) })
}

export declare namespace useCreateOffer {
  type Options = { auction?: boolean }
}
