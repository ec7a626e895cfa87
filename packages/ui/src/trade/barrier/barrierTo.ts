import type { MarketInfo } from '@souk/market'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import type { Contradiction, MarketCheck } from '../../market/checkInfo.js'
import { payableOf, wrappedOf } from '../../market/nativeOf.js'

/** Why the market cannot take part in a trade, whatever its terms. */
export type Barrier =
  | { name: 'contradiction'; contradictions: readonly Contradiction[] }
  | { name: 'noOfferCurrency' | 'noWrapped' | 'unknownChain' }

const offers: readonly TradeIntent['kind'][] = ['offer', 'offers', 'collectionOffer', 'ladder']

/** These take back what an account signed, approved or holds, and need nothing that the market says about its chain. */
const withdrawals: readonly TradeIntent['kind'][] = ['cancel', 'cancelPlan', 'revoke', 'send', 'sendSeveral']

/**
 * Returns why a trade cannot begin at a market, or `undefined` if nothing prevents it.
 *
 * @example
 * barrierTo({ kind: 'offer', … }, { info: { currencies: [ether] }, check }) // → { name: 'noOfferCurrency' }
 */
export function barrierTo({ kind }: Pick<TradeIntent, 'kind'>, facts: barrierTo.Facts): Barrier | undefined {
  const { info, check, isTrusted = true } = facts
  const { contradictions } = check
  if (withdrawals.includes(kind)) return undefined
  if (contradictions.length > 0) return { name: 'contradiction', contradictions }
  if (!isTrusted && check.unknown.length > 0) return { name: 'unknownChain' }
  if (offers.includes(kind) && payableOf(info).length === 0) return { name: 'noOfferCurrency' }
  return kind === 'wrap' && !wrappedOf(info) ? { name: 'noWrapped' } : undefined
}

export declare namespace barrierTo {
  type Facts = {
    info: Pick<MarketInfo, 'currencies' | 'wrappedNative'>
    check: MarketCheck
    /** Whether the market is trusted with what cannot be checked. @default true */
    isTrusted?: boolean
  }
}
