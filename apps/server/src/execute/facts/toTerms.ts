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
  const { conduitKey = market.config.conduitKey } = readOptions(sent, index)
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
    conduitKey,
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

/**
 * Reads the options of the exchange. No option is ignored: it would change what the maker signs.
 *
 * @throws {RefusedError} naming an option that the market cannot honour.
 */
function readOptions({ options = {} }: Sent, index: number): { conduitKey?: Hex | undefined } {
  const other = Object.keys(options).find((kind) => kind !== orderKind && kind !== 'seaport')
  if (other !== undefined)
    refuseOption(`options.${other}`, `, because the orders of this market are of kind ${orderKind}`, index)
  const { conduitKey, useOffChainCancellation, ...more } = {
    ...toObject(options.seaport),
    ...toObject(options[orderKind]),
  }
  if (useOffChainCancellation === true)
    refuse(
      'offchain_cancellation_unsupported',
      'Orders of this market are cancelled on chain. Leave out useOffChainCancellation.',
      { index },
    )
  const [unknown] = Object.keys(more)
  if (unknown !== undefined)
    refuseOption(`options.${orderKind}.${unknown}`, ': this market does not have it', index)
  if (conduitKey === undefined || isHash(conduitKey)) return { conduitKey }
  return refuse('draft_unsound', `options.${orderKind}.conduitKey must be a 32-byte hash.`, { index })
}

function refuseOption(name: string, why: string, index: number): never {
  return refuse('option_unsupported', `${name} must be left out${why}.`, { index })
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isHash(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
}
