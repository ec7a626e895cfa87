import type { MarketInfo } from '@souk/market'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { payableOf, wrappedOf } from '../../orders/nativeOf.js'

/** Why the market cannot take part in a trade, whatever its terms. */
export type Barrier = 'noOfferCurrency' | 'noWrapped'

const offers: readonly TradeIntent['kind'][] = ['offer', 'offers', 'collectionOffer', 'ladder']

/**
 * Returns why a trade cannot begin at a market, or `undefined` if nothing prevents it.
 *
 * @example
 * barrierTo({ kind: 'offer', … }, { currencies: [ether] }) // → 'noOfferCurrency'
 */
export function barrierTo({ kind }: Pick<TradeIntent, 'kind'>, info: barrierTo.Info): Barrier | undefined {
  if (offers.includes(kind) && payableOf(info).length === 0) return 'noOfferCurrency'
  return kind === 'wrap' && !wrappedOf(info) ? 'noWrapped' : undefined
}

export declare namespace barrierTo {
  type Info = Pick<MarketInfo, 'currencies' | 'wrappedNative'>
}
