import { Amount, type ConsiderationItem, Fraction, isCurrency, type OfferItem, Order } from '@souk/seaport'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Side } from './MarketOrder.js'

/**
 * A signed order as a trade of tokens for one currency. It is read from the signed data, not from what a market says.
 */
export type Deal = {
  /** `swap`: neither side or both sides consist only of money, or there are several currencies. */
  side: Side | 'swap'
  maker: Address
  /** Set when only this account may fill the order. */
  taker?: Address
  /** The currency of the price. The zero address is the native currency. Absent for a swap or a gift. */
  currency?: Address
  /** The items of the price: what a listing asks for, or what an offer gives. */
  money: readonly OfferItem[]
  /** The recipients of a part of the price other than the maker (listing) or the seller (offer). */
  recipients: readonly Address[]
  /** The tokens that are traded; of a swap, those given and then those asked for. */
  items: readonly (OfferItem | ConsiderationItem)[]
  /** Everything that the maker gives. */
  given: readonly OfferItem[]
  /** Everything that the maker asks for, fees left out. */
  wanted: readonly ConsiderationItem[]
  /** The number of units of the first item. 1 for an ERC721. */
  total: bigint
  /** Unix time in seconds. */
  startTime: bigint
  endTime: bigint
}

/**
 * Reads the deal from a signed order.
 *
 * @example
 * Deal.from(order.parameters) // → { side: 'ask', currency: '0x000…', … }
 */
export function from(parameters: Order.Components): Deal {
  const { offerer: maker, offer, consideration, startTime, endTime } = parameters
  const by = Order.fillableBy(parameters)
  const taker = by.type === 'taker' ? by.account : undefined
  const asked = consideration.filter(isCurrency)
  const wanted = consideration.filter(({ recipient }) => !taker || !isAddressEqual(recipient, taker))
  const things = tokensOf(offer)
  const others = tokensOf(wanted)
  const side = sideOf({ offer, asked, others })
  const money = side === 'bid' ? offer : side === 'ask' ? asked : [...offer.filter(isCurrency), ...asked]
  const items = side === 'bid' ? others : side === 'ask' ? things : [...things, ...others]
  const [first] = money
  return {
    side,
    maker,
    ...(taker ? { taker } : undefined),
    ...(first && side !== 'swap' ? { currency: first.token } : undefined),
    money,
    recipients: distinct(
      asked.filter(({ recipient }) => !isAddressEqual(recipient, maker)).map(({ recipient }) => recipient),
    ),
    items,
    given: offer,
    wanted: wanted.filter(({ recipient }) => isAddressEqual(recipient, maker)),
    total: totalOf(parameters, items),
    startTime,
    endTime,
  }
}

function tokensOf<item extends OfferItem>(items: readonly item[]): readonly item[] {
  return items.filter((item) => !isCurrency(item))
}

/** Money on one side alone, and of one currency, is a price. */
function sideOf(order: {
  offer: readonly OfferItem[]
  asked: readonly OfferItem[]
  others: readonly OfferItem[]
}): Deal['side'] {
  const { offer, asked, others } = order
  const paid = offer.filter(isCurrency)
  const [first] = [...paid, ...asked]
  const isOneCurrency = [...paid, ...asked].every((item) =>
    isAddressEqual(item.token, first?.token ?? zeroAddress),
  )
  if (isOneCurrency && paid.length === 0 && others.length === 0) return 'ask'
  return isOneCurrency && paid.length === offer.length && others.length > 0 ? 'bid' : 'swap'
}

function totalOf(parameters: Order.Components, items: Deal['items']): bigint {
  if (items.length <= 1) return items[0]?.startAmount ?? 1n
  return Order.allowsPartialFills(parameters) ? Fraction.units(parameters) : 1n
}

/**
 * Returns the price of all units at a given time, including fees, as the exchange calculates it.
 *
 * @param now - Unix time on the chain's clock, in seconds.
 *
 * @example
 * Deal.priceAt(Deal.from(order.parameters), 1_700_000_000n) // → 1000000000000000000n
 */
export function priceAt(deal: Deal, now: bigint): bigint {
  const { startTime, endTime, side } = deal
  const clock = { startTime, endTime, now, roundUp: side !== 'bid' }
  return deal.money.reduce((sum, item) => sum + Amount.at(item, clock), 0n)
}

/** Returns whether the price changes with time. */
export function isMoving(deal: Pick<Deal, 'money'>): boolean {
  return deal.money.some(({ startAmount, endAmount }) => startAmount !== endAmount)
}

function distinct(addresses: readonly Address[]): readonly Address[] {
  return addresses.filter(
    (address, index) => addresses.findIndex((other) => isAddressEqual(address, other)) === index,
  )
}
