import type { OrdersWire } from '@souk/execute/wire'
import { generateSalt } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { type Market, now } from '../../market/Market.js'
import { assertKind, assertOrderbook, orderKind } from '../model/orderKind.js'
import { refuse } from '../model/Refusal.js'
import type { Terms } from '../plan/draft.js'
import { feesOf } from './feesOf.js'
import type { Royalty } from './readRoyalties.js'

/** What the maker of an order says, listings and bids alike. */
type Sent = OrdersWire.OrderTerms

/** How long an order is open whose maker says nothing of it. */
const usualSeconds = 30n * 86_400n

/**
 * Reads what listings and bids have in common.
 *
 * @throws {RefusedError} for an order of another exchange, for another book, or in a currency that is not taken.
 */
export function toTerms(market: Market, sent: Sent, about: toTerms.About): Omit<Terms, 'side' | 'subject'> {
  const { index, royalty, usualCurrency, source } = about
  assertKind(sent.orderKind, { index })
  assertOrderbook(sent.orderbook, { index })
  const currency = (sent.currency ?? usualCurrency).toLowerCase() as Address
  if (!market.rules.currencies.has(currency))
    refuse('currency_unsupported', `This market does not accept the currency ${currency}.`, { index })
  const { maxOrderSeconds } = market.config
  const seconds =
    maxOrderSeconds !== undefined && maxOrderSeconds < usualSeconds ? maxOrderSeconds : usualSeconds
  return {
    index,
    quantity: sent.quantity ?? 1n,
    currency,
    price: sent.weiPrice,
    fees: feesOf(sent, { royalty, required: market.rules.requiredFees }),
    startTime: sent.listingTime || undefined,
    endTime: sent.expirationTime || now(market) + seconds,
    salt: sent.salt ?? generateSalt({ ...(source ? { domain: source } : undefined) }),
    counter: sent.nonce,
    conduitKey: conduitKeyOf(sent) ?? market.config.conduitKey,
  }
}

export declare namespace toTerms {
  type About = {
    index: number
    royalty?: Royalty | undefined
    usualCurrency: Address
    /** The shop that the order is made in; its tag goes into the salt. */
    source?: string | undefined
  }
}

/** Options are named by the exchange that they are for. */
function conduitKeyOf({ options }: Sent): Hex | undefined {
  const own = options?.[orderKind]
  if (typeof own !== 'object' || own === null || !('conduitKey' in own)) return undefined
  const { conduitKey } = own
  return typeof conduitKey === 'string' && /^0x[0-9a-fA-F]{64}$/.test(conduitKey)
    ? (conduitKey as Hex)
    : undefined
}
