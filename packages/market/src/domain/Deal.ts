import { Amount, type ConsiderationItem, isCurrency, type OfferItem, Order } from '@souk/seaport'
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
  /** The tokens that are traded. */
  items: readonly (OfferItem | ConsiderationItem)[]
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
  const asked = consideration.filter(isCurrency)
  const given = offer.filter(isCurrency)
  const things = (items: readonly OfferItem[]) => items.filter((item) => !isCurrency(item))
  const isBid = given.length === offer.length && things(consideration).length > 0
  const isAsk = given.length === 0
  const money = isBid ? given : asked
  const isOneCurrency = [...given, ...asked].every((item) =>
    isAddressEqual(item.token, money[0]?.token ?? zeroAddress),
  )
  const items = isBid ? things(consideration) : things(offer)
  const side = isOneCurrency && isBid ? 'bid' : isOneCurrency && isAsk ? 'ask' : 'swap'
  const by = Order.explain(parameters).fillableBy
  const [first] = money
  return {
    side,
    maker,
    ...(by.type === 'taker' ? { taker: by.account } : undefined),
    ...(first && side !== 'swap' ? { currency: first.token } : undefined),
    money,
    recipients: distinct(
      asked.filter(({ recipient }) => !isAddressEqual(recipient, maker)).map(({ recipient }) => recipient),
    ),
    items,
    total: items[0]?.startAmount ?? 1n,
    startTime,
    endTime,
  }
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
