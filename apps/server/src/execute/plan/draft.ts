import { BaseError } from '@souk/base'
import {
  type ConsiderationItem,
  Draft,
  Fee,
  ItemType,
  type OfferItem,
  type Order,
  OrderType,
  zeroHash,
} from '@souk/seaport'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { Issue } from '../model/Refusal.js'

/** The token, or the set of tokens, that an order is for. */
type Subject = { itemType: ItemType; token: Address; identifierOrCriteria: bigint }

/** The terms of an order before the chain is read. Times are in seconds, money in the smallest unit. */
export type Terms = {
  /** Index in the request. */
  index: number
  side: 'ask' | 'bid'
  subject: Subject
  quantity: bigint
  currency: Address
  /** The price of the whole quantity. */
  price: bigint
  /** The final price when the price falls. */
  endPrice?: bigint | undefined
  /** Deducted from the price. */
  fees: readonly Fee.Fee[]
  startTime?: bigint | undefined
  endTime: bigint
  salt: bigint
  counter?: bigint | undefined
  conduitKey: Hex
  /** The only account that may buy. */
  taker?: Address | undefined
  zone?: Address | undefined
}

/** The facts about a maker that drafts need. */
export type Maker = { account: Address; now: bigint; counter: bigint }

/** Drafts an order, or returns the reasons why it could never be filled. Pure. */
export function draft(terms: Terms, maker: Maker): Order.Components | Issue {
  const { index } = terms
  // An order with a price of zero gives the token to the first taker.
  if (terms.price === 0n || terms.endPrice === 0n)
    return { code: 'draft_unsound', message: 'The price must be more than 0.', index }
  try {
    const components = terms.side === 'ask' ? draftListing(terms, maker) : draftBid(terms, maker)
    const [issue] = Draft.issues(components, { now: maker.now })
    return issue ? { code: 'draft_unsound', message: issue.message, index } : components
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    return { code: 'draft_unsound', message: error.message, index }
  }
}

function draftListing(terms: Terms, maker: Maker): Order.Components {
  const { subject, quantity, taker } = terms
  const { account } = maker
  const nft: OfferItem = { ...subject, startAmount: quantity, endAmount: quantity }
  const { fees, rest } = splitPrice(terms)
  const money = toMoney(terms.currency)
  return toComponents(terms, maker, {
    offer: [nft],
    consideration: [
      { ...money, ...rest, recipient: account },
      ...fees.map((fee) => ({ ...money, ...fee })),
      ...(taker ? [{ ...nft, recipient: taker }] : []),
    ],
  })
}

function draftBid(terms: Terms, maker: Maker): Order.Components {
  const { subject, quantity, price } = terms
  const money = toMoney(terms.currency)
  const { fees } = splitPrice(terms)
  return toComponents(terms, maker, {
    offer: [{ ...money, startAmount: price, endAmount: terms.endPrice ?? price }],
    consideration: [
      { ...subject, startAmount: quantity, endAmount: quantity, recipient: maker.account },
      ...fees.map((fee) => ({ ...money, ...fee })),
    ],
  })
}

type Amounts = { startAmount: bigint; endAmount: bigint }

/** Calculates fees from one unit where the price can be divided, so that units can be filled one by one. */
function splitPrice({ price, endPrice = price, quantity, fees }: Terms): {
  fees: readonly (Amounts & { recipient: Address })[]
  rest: Amounts
} {
  const units = isDivisible({ price, endPrice, quantity }) ? quantity : 1n
  const start = Fee.split(price / units, fees)
  const end = Fee.split(endPrice / units, fees)
  return {
    fees: fees.map(({ recipient }, index) => ({
      recipient,
      startAmount: (start.parts[index] ?? 0n) * units,
      endAmount: (end.parts[index] ?? 0n) * units,
    })),
    rest: { startAmount: start.rest * units, endAmount: end.rest * units },
  }
}

function isDivisible({
  price,
  endPrice = price,
  quantity,
}: Pick<Terms, 'price' | 'endPrice' | 'quantity'>): boolean {
  return price % quantity === 0n && endPrice % quantity === 0n
}

function toMoney(currency: Address): Subject {
  const itemType = currency === zeroAddress ? ItemType.NATIVE : ItemType.ERC20
  return { itemType, token: currency, identifierOrCriteria: 0n }
}

function toComponents(
  terms: Terms,
  maker: Maker,
  items: { offer: readonly OfferItem[]; consideration: readonly ConsiderationItem[] },
): Order.Components {
  const { zone = zeroAddress } = terms
  const isPartial = terms.quantity > 1n && isDivisible(terms) && !terms.taker
  return {
    offerer: maker.account,
    zone,
    ...items,
    orderType: orderTypeOf({ isPartial, isRestricted: zone !== zeroAddress }),
    startTime: terms.startTime ?? maker.now,
    endTime: terms.endTime,
    zoneHash: zeroHash,
    salt: terms.salt,
    conduitKey: terms.conduitKey,
    counter: terms.counter ?? maker.counter,
    totalOriginalConsiderationItems: items.consideration.length,
  }
}

function orderTypeOf({ isPartial, isRestricted }: { isPartial: boolean; isRestricted: boolean }): OrderType {
  if (isRestricted) return isPartial ? OrderType.PARTIAL_RESTRICTED : OrderType.FULL_RESTRICTED
  return isPartial ? OrderType.PARTIAL_OPEN : OrderType.FULL_OPEN
}
