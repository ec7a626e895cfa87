import type { Order } from '@souk/seaport'
import { type Account, type Address, type Hex, zeroAddress } from 'viem'
import type { TokenStandard } from '../../domain/Collection.js'
import * as Expiration from '../../domain/Expiration.js'
import type { PlannedFee } from '../../domain/FeePlan.js'
import * as Price from '../../domain/Price.js'
import type { OrderOptions, PlannedOrder } from './planListing.js'
import { toMoney, toSalt } from './planListing.js'
import { assertQuantity } from './readItem.js'

/** What offers take: they are paid in an ERC20, and their price does not move. */
export type OfferTerms = OrderOptions & {
  /** @default the wrapped native currency */
  paymentToken?: Address | undefined
}

/** An offer that is ready to be signed. */
export type OfferPlan = {
  orderHash: Hex
  /** Exactly what will be signed. */
  parameters: Order.Components
  standard: TokenStandard
  quantity: bigint
  currency: { address: Address; decimals: number | undefined }
  /** What the account pays for all units, fees included. */
  price: bigint
  /** Who gets a part of it. */
  fees: readonly (PlannedFee & { amount: bigint })[]
  /** What is left for whoever accepts. */
  proceeds: bigint
}

/** An offer as `createOrder` takes it, and what the plan tells of it besides. */
export type OfferDraft = { wish: PlannedOrder; about: Omit<OfferPlan, 'orderHash' | 'parameters'> }

/** Works an offer out. Pure: the same facts give the same offer. */
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
      offer: [{ token: paymentToken, amount: shares.price.start }],
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
  /** What the account wants. */
  item: PlannedOrder['consideration'][number]
  /** Seconds. */
  now: bigint
}

/** Checks how many units of one token are wanted, and how they are asked for. */
export function toUnits(quantity: bigint, standard: TokenStandard): { amount?: bigint } {
  assertQuantity(quantity, standard)
  return standard === 'erc721' ? {} : { amount: quantity }
}

/** @throws {OfferCurrencyError} for the native currency. */
export function assertOfferCurrency(paymentToken: Address): void {
  if (paymentToken === zeroAddress) throw new Price.OfferCurrencyError()
}
