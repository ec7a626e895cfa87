import type { OrdersWire } from '@souk/execute/wire'
import { generateSalt } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { type Market, now } from '../../market/Market.js'
import { assertKind, assertOrderbook, orderKind } from '../model/orderKind.js'
import { refuse } from '../model/Refusal.js'
import type { Terms } from '../plan/draft.js'
import { feesOf } from './feesOf.js'
import type { Royalty } from './readRoyalties.js'

/** The terms that the maker of a listing or bid sends. */
type Sent = OrdersWire.OrderTerms

/** How long an order stays open when its maker does not say. */
const usualSeconds = 30n * 86_400n

/**
 * Reads the terms that listings and bids have in common.
 *
 * @throws {RefusedError} for an order of another exchange, for another book, in a currency that the market does not
 * accept, or to be cancelled off chain.
 */
export function toTerms(market: Market, sent: Sent, about: toTerms.About): Omit<Terms, 'side' | 'subject'> {
  const { index, royalty, usualCurrency, source } = about
  assertKind(sent.orderKind, { index })
  assertOrderbook(sent.orderbook, { index })
  if (optionOf(sent, 'useOffChainCancellation') === true)
    refuse(
      'offchain_cancellation_unsupported',
      'Orders of this market are cancelled on chain. Leave out useOffChainCancellation.',
      { index },
    )
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
    /** The shop in which the order is made; its domain tag goes into the salt. */
    source?: string | undefined
  }
}

/** The request names options by their exchange. */
function optionOf({ options }: Sent, name: string): unknown {
  const own = options?.[orderKind]
  return typeof own === 'object' && own !== null
    ? new Map<string, unknown>(Object.entries(own)).get(name)
    : undefined
}

function conduitKeyOf(sent: Sent): Hex | undefined {
  const conduitKey = optionOf(sent, 'conduitKey')
  return typeof conduitKey === 'string' && /^0x[0-9a-fA-F]{64}$/.test(conduitKey)
    ? (conduitKey as Hex)
    : undefined
}
