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

/** What orders of both sides take. */
export type OrderOptions = FeeOptions & {
  /** A bigint in the currency's smallest unit, or a decimal text in whole units. Fees are part of it. */
  price: Price.Amount
  /** Whether prices are for one unit or for all. @default 'unit' */
  pricePer?: 'unit' | 'all' | undefined
  /** How many units of an ERC1155; they can be bought one by one. @default 1n */
  quantity?: bigint | undefined
  /** Seconds. @default one month from now, less a day */
  expirationTime?: bigint | undefined
  /** Its tag is put into the salt, which is random then. */
  domain?: string | undefined
  /** Two orders that are alike to the salt are one. @default 0n; random with a domain, or where that order was filled or cancelled before */
  salt?: bigint | undefined
  /** Moves what the account gives. @default the market's `seaport.defaultConduitKey` */
  conduitKey?: Hex | undefined
}

/** What a listing takes. */
export type ListingOptions = OrderOptions & {
  asset: ItemInput
  /** Makes the price fall to this until the end (a Dutch auction); needs an `expirationTime`. */
  endPrice?: Price.Amount | undefined
  /** The zero address is the native currency. @default the native currency */
  paymentToken?: Address | undefined
  /** Seconds. @default now */
  listingTime?: bigint | undefined
  /**
   * Only this account may buy. The order is public all the same, and pays what every listing pays: neither the protocol
   * nor a market of this kind makes an exception for it. At a market that takes no fees of private listings, say so by
   * `fees`.
   */
  buyer?: Address | undefined
  /**
   * Sells to the highest offer: the price is the reserve, fees are paid by the winning offer, and offers are taken until
   * the `expirationTime`. `true` leaves the end to the zone of spec point 9; a market that settles auctions says in
   * `getMarketInfo` what to write here. @default false
   */
  englishAuction?: boolean | AuctionInput | undefined
}

/** Where and by whom an auction is settled. */
export type AuctionInput = {
  /** @default the zone of spec point 9 */
  zone?: Address | undefined
  /** Its signature lets anyone settle after the end. @default only the seller can settle */
  settler?: Address | undefined
  /** How long after its end the auction can be settled. @default 7 days */
  settlementSeconds?: bigint | undefined
}

const week = 604_800n

/** A listing that is ready to be signed. */
export type ListingPlan = {
  orderHash: Hex
  /** Exactly what will be signed. */
  parameters: Order.Components
  standard: TokenStandard
  quantity: bigint
  currency: { address: Address; decimals: number | undefined }
  /** For all units, fees included, at the start and at the end. */
  price: Price.UnitPrice
  /** Set when only this account may buy. */
  taker?: Address
  /** Who else gets a part of it, of a private listing too. In an English auction the winning offer pays them. */
  fees: readonly (PlannedFee & { amount: Price.UnitPrice })[]
  /** What is left for the seller. */
  proceeds: Price.UnitPrice
}

/** A listing as `createOrder` takes it, and what the plan tells of it besides. */
export type ListingDraft = { wish: PlannedOrder; about: Omit<ListingPlan, 'orderHash' | 'parameters'> }
export type PlannedOrder = Omit<createOrder.Options, 'account' | 'config' | 'exactApproval' | 'override'>

/** Works a listing out. Pure: the same facts give the same listing. */
export function draftListing(options: ListingOptions, facts: ListingFacts): ListingDraft {
  const { quantity = 1n, paymentToken = zeroAddress, buyer, englishAuction = false } = options
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
      ...(buyer ? { taker: buyer } : undefined),
      ...{ standard, quantity, currency, price: shares.price, fees: planned, proceeds: shares.rest },
    },
    wish: {
      offer: [standard === 'erc721' ? item : { ...item, amount: quantity }] as PlannedOrder['offer'],
      consideration: auction ? mine : [...mine, ...others],
      ...(buyer ? { taker: buyer } : undefined),
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
  /** Seconds. */
  now: bigint
}

const nothing: Price.UnitPrice = { start: 0n, end: 0n }

/** The exchange moves no empty items, so what comes to nothing is left out. */
export function toMoney(share: { amount: Price.UnitPrice; recipient: Address; paymentToken: Address }) {
  const { amount, recipient, paymentToken } = share
  if (amount.start === 0n && amount.end === 0n) return []
  const token = paymentToken === zeroAddress ? undefined : { token: paymentToken }
  return [{ ...token, amount: amount.start, endAmount: amount.end, recipient }]
}

/** Of Souk's zone, the order lives on after the auction's end, so that it can be settled. */
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

/** Without a domain, an order that is asked for twice in one moment is one and the same. */
export function toSalt({ domain, salt }: Pick<OrderOptions, 'domain' | 'salt'>) {
  return { domain, salt: salt ?? (domain === undefined ? 0n : undefined) }
}
