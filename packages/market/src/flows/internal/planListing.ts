import { Chain } from '@souk/networks'
import { Auction, type createOrder, type Order } from '@souk/seaport'
import { type Account, type Address, type Hex, zeroAddress } from 'viem'
import type { TokenStandard } from '../../domain/Collection.js'
import * as Expiration from '../../domain/Expiration.js'
import type { PlannedFee } from '../../domain/FeePlan.js'
import * as Price from '../../domain/Price.js'
import type { FeeOptions } from './readFees.js'
import { assertQuantity, type ItemInput, toItem } from './readItem.js'
import type { TradeFacts } from './readTradeFacts.js'

/** Options of listings and offers. */
export type OrderOptions = FeeOptions & {
  /** A bigint in the currency's smallest unit, or a decimal string in whole units. Includes the fees. */
  price: Price.Amount
  /** Whether prices are per unit or for all units. @default 'unit' */
  pricePer?: 'unit' | 'all' | undefined
  /** The number of units of an ERC1155 token. They can be bought separately. @default 1n */
  quantity?: bigint | undefined
  /** Unix time in seconds. @default one month from now, less a day */
  endTime?: bigint | undefined
  /** A domain whose tag becomes part of the salt. The rest of the salt is then random. */
  domain?: string | undefined
  /**
   * Distinguishes orders that are otherwise the same.
   * @default 0n, or random with a domain or if the same order was filled or cancelled before
   */
  salt?: bigint | undefined
  /** The conduit that moves what the account gives. @default the market's `seaport.defaultConduitKey` */
  conduitKey?: Hex | undefined
}

/** Options of a listing. */
export type ListingOptions = OrderOptions & {
  asset: ItemInput
  /** The final price of a Dutch auction, whose price falls until the end. Requires an `endTime`. */
  endPrice?: Price.Amount | undefined
  /** The zero address is the native currency. @default the native currency */
  currency?: Address | undefined
  /** Unix time in seconds. @default now */
  startTime?: bigint | undefined
  /**
   * The only account that may buy. The order is still public and pays the same fees as every listing: neither the
   * protocol nor a market of this API makes an exception. If a market takes no fees from private listings, pass `fees`.
   */
  taker?: Address | undefined
  /**
   * Creates an English auction, which sells to the highest offer. The price is the reserve, the winning offer pays the
   * fees, and offers are accepted until the `endTime`. With `true`, the zone of section 9 of the specification
   * controls the end. For a market that settles auctions, pass what `getMarketInfo` returns. @default false
   */
  englishAuction?: boolean | AuctionInput | undefined
}

/** The zone and the settler of an auction. */
export type AuctionInput = {
  /** @default the zone of section 9 of the specification */
  zone?: Address | undefined
  /** The account whose signature lets anyone settle after the end. @default only the seller can settle */
  settler?: Address | undefined
  /** How long after its end the auction can be settled, in seconds. @default 7 days */
  settlementSeconds?: bigint | undefined
}

const week = 604_800n

/** A listing that is ready to be signed. */
export type ListingPlan = {
  orderHash: Hex
  /** The exact data to sign. */
  parameters: Order.Components
  standard: TokenStandard
  quantity: bigint
  currency: { address: Address; decimals: number | undefined }
  /** For all units, including fees, at the start and at the end. */
  price: Price.UnitPrice
  /** Set when only this account may buy. */
  taker?: Address
  /** Fees and their recipients, also for a private listing. In an English auction, the winning offer pays them. */
  fees: readonly (PlannedFee & { amount: Price.UnitPrice })[]
  /** The rest for the seller. */
  proceeds: Price.UnitPrice
}

/** A listing in the form that `createOrder` takes, with further data for the plan. */
export type ListingDraft = { wish: PlannedOrder; about: Omit<ListingPlan, 'orderHash' | 'parameters'> }
export type PlannedOrder = Omit<createOrder.Options, 'account' | 'config' | 'exactApproval' | 'override'>

/** Calculates a listing. Pure: the same facts always give the same listing. */
export function draftListing(options: ListingOptions, facts: ListingFacts): ListingDraft {
  const { quantity = 1n, currency: paymentToken = zeroAddress, taker, englishAuction = false } = options
  const { account, fees, chain, now } = facts
  const { standard, ...item } = toItem(options.asset, facts)
  assertQuantity(quantity, standard)
  if (englishAuction !== false && paymentToken === zeroAddress) throw new Price.AuctionCurrencyError()
  const currency = { address: paymentToken, decimals: facts.decimals.get(paymentToken.toLowerCase()) }
  const { price, endPrice, pricePer: per } = options
  const unit = Price.read({ price, endPrice, quantity, per, currency })
  const isMoving = unit.start !== unit.end
  const { startTime, endTime: end } = Expiration.window({ ...options, now, isMoving })
  const shares = Price.share(unit, { quantity, fees })
  const planned = fees.map((fee, index) => ({ ...fee, amount: shares.fees[index] ?? nothing }))
  const mine = toMoney({ amount: shares.rest, recipient: account.address, paymentToken })
  const others = planned.flatMap((fee) => toMoney({ ...fee, paymentToken }))
  const auction = englishAuction === false ? undefined : toAuction(englishAuction, { chain, end, fees })
  const endTime = auction?.endTime ?? end
  return {
    about: {
      ...(taker ? { taker } : undefined),
      ...{ standard, quantity, currency, price: shares.price, fees: planned, proceeds: shares.rest },
    },
    wish: {
      offer: [standard === 'erc721' ? item : { ...item, amount: quantity }] as PlannedOrder['offer'],
      consideration: auction ? mine : [...mine, ...others],
      ...(taker ? { taker } : undefined),
      startTime,
      endTime,
      allowPartialFills: quantity > 1n,
      ...auction,
      ...toSalt(options),
      conduitKey: options.conduitKey,
    },
  }
}

export type ListingFacts = Pick<TradeFacts, 'standards' | 'decimals'> & {
  account: Account
  fees: readonly PlannedFee[]
  /** The chain's name in API paths. */
  chain: string
  /** Unix time in seconds. */
  now: bigint
}

const nothing: Price.UnitPrice = { start: 0n, end: 0n }

/** Converts a share to items. The exchange moves no empty items, so zero amounts are left out. */
export function toMoney(share: { amount: Price.UnitPrice; recipient: Address; paymentToken: Address }) {
  const { amount, recipient, paymentToken } = share
  if (amount.start === 0n && amount.end === 0n) return []
  const currency = paymentToken === zeroAddress ? undefined : { currency: paymentToken }
  return [{ ...currency, amount: amount.start, endAmount: amount.end, recipient }]
}

/** Builds the auction. With Souk's zone, the order outlives the auction's end so that it can be settled. */
function toAuction(
  wanted: true | AuctionInput,
  context: Pick<ListingFacts, 'chain' | 'fees'> & { end: bigint },
) {
  const { chain, fees, end } = context
  const isTestnet = Chain.isTestChain(chain)
  if (wanted === true) return { ...Auction.english({ isTestnet }), endTime: end }
  const { zone, settler, settlementSeconds = week } = wanted
  const feeBasisPoints = fees.reduce((sum, fee) => sum + fee.basisPoints, 0)
  const terms = { end, feeBasisPoints, ...(settler ? { settler } : undefined) }
  return { ...Auction.english({ isTestnet, zone, terms }), endTime: end + settlementSeconds }
}

/** Without a domain, two identical requests at the same time create the same order. */
export function toSalt({ domain, salt }: Pick<OrderOptions, 'domain' | 'salt'>) {
  return { domain, salt: salt ?? (domain === undefined ? 0n : undefined) }
}
