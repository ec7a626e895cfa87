import type { Order } from '@souk/seaport'
import { type Account, type Address, type Hex, zeroAddress } from 'viem'
import type { TokenStandard } from '../../domain/Collection.js'
import * as Expiration from '../../domain/Expiration.js'
import type { PlannedFee } from '../../domain/FeePlan.js'
import * as Price from '../../domain/Price.js'
import type { OrderOptions, PlannedOrder } from './planListing.js'
import { toMoney, toSalt } from './planListing.js'
import { assertQuantity } from './readItem.js'

/** Options of an offer. It is paid in an ERC20 token, and its price does not change over time. */
export type OfferTerms = OrderOptions & {
  /** @default the wrapped native currency */
  currency?: Address | undefined
}

/** An offer that is ready to be signed. */
export type OfferPlan = {
  orderHash: Hex
  /** The exact data to sign. */
  parameters: Order.Components
  standard: TokenStandard
  quantity: bigint
  currency: { address: Address; decimals: number | undefined }
  /** What the account pays for all units, including fees. */
  price: bigint
  /** The fees and their recipients. */
  fees: readonly (PlannedFee & { amount: bigint })[]
  /** The rest for the account that accepts. */
  proceeds: bigint
}

/** An offer in the form that `createOrder` takes, with further data for the plan. */
export type OfferDraft = { wish: PlannedOrder; about: Omit<OfferPlan, 'orderHash' | 'parameters'> }

/** Calculates an offer. Pure: the same facts always give the same offer. */
export function draftOffer(options: OfferTerms, facts: OfferFacts): OfferDraft {
  const { quantity = 1n, price, pricePer: per } = options
  const { fees, now, paymentToken, standard } = facts
  assertOfferCurrency(paymentToken)
  const currency = { address: paymentToken, decimals: facts.decimals.get(paymentToken.toLowerCase()) }
  const unit = Price.read({ price, quantity, per, currency })
  const { startTime, endTime } = Expiration.window({ ...options, now, isMoving: false })
  const shares = Price.share(unit, { quantity, fees })
  const planned = fees.map((fee, index) => ({ ...fee, amount: shares.fees[index]?.start ?? 0n }))
  return {
    about: {
      standard,
      quantity,
      currency,
      price: shares.price.start,
      fees: planned,
      proceeds: shares.rest.start,
    },
    wish: {
      offer: [{ currency: paymentToken, amount: shares.price.start }],
      consideration: [
        facts.item,
        ...shares.fees.flatMap((amount, index) => {
          const recipient = planned[index]?.recipient
          return recipient ? toMoney({ amount, recipient, paymentToken }) : []
        }),
      ],
      startTime,
      endTime,
      allowPartialFills: quantity > 1n,
      ...toSalt(options),
      conduitKey: options.conduitKey,
    },
  }
}

export type OfferFacts = {
  account: Account
  fees: readonly PlannedFee[]
  paymentToken: Address
  decimals: ReadonlyMap<string, number>
  standard: TokenStandard
  /** The requested item. */
  item: PlannedOrder['consideration'][number]
  /** Unix time in seconds. */
  now: bigint
}

/** Checks the number of requested units of a token, and returns it in the form that orders use. */
export function toUnits(quantity: bigint, standard: TokenStandard): { amount?: bigint } {
  assertQuantity(quantity, standard)
  return standard === 'erc721' ? {} : { amount: quantity }
}

/**
 * Checks the currency of an offer.
 *
 * @throws {OfferCurrencyError} if it is the native currency.
 */
export function assertOfferCurrency(paymentToken: Address): void {
  if (paymentToken === zeroAddress) throw new Price.OfferCurrencyError()
}
