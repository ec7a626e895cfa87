import { Amount, Fraction, ItemType, Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { OrderRow } from '../../db/tables.js'
import { storedOrder } from '../../orders/storedOrder.js'

/** An order of the book, on either side, as plans use it. Addresses are lower-case. */
export type Listing = {
  orderHash: Hex
  side: 'ask' | 'bid'
  kind: OrderRow['kind']
  maker: Address
  /** The only account that may fill it. */
  taker?: Address | undefined
  contract: Address
  /** Absent for an offer on one of several tokens. */
  identifier?: bigint | undefined
  standard: 'erc721' | 'erc1155'
  currency: Address
  /** Only prices of the same rank can be compared. */
  rank: number
  /** The price of all units now, fees included. */
  price: bigint
  /** The order's number of units, and how many of them are left. */
  total: bigint
  remaining: bigint
  /** Units can be filled in multiples of this. Equals `total` for an order that can only be filled whole. */
  step: bigint
  order: Order.Order
}

/** Makes what plans see of a row. */
export function fromRow(row: OrderRow, options: { side: Listing['side']; now: bigint }): Listing {
  const { side, now } = options
  const order = storedOrder(row)
  const total = BigInt(row.total)
  return {
    orderHash: row.order_hash as Hex,
    side,
    kind: row.kind,
    maker: row.maker as Address,
    taker: (row.taker ?? undefined) as Address | undefined,
    contract: row.contract as Address,
    identifier: row.identifier === null ? undefined : BigInt(row.identifier),
    standard: row.standard,
    currency: row.currency as Address,
    rank: row.price_rank,
    price: priceAt(order.parameters, side, now),
    total,
    remaining: BigInt(row.remaining),
    step: Order.allowsPartialFills(order.parameters) ? total / Fraction.units(order.parameters) : total,
    order,
  }
}

function priceAt(parameters: Order.Components, side: 'ask' | 'bid', now: bigint): bigint {
  const items = side === 'ask' ? parameters.consideration : parameters.offer
  return items.reduce(
    (sum, item) => sum + (isMoney(item) ? amountAt(parameters, item, { side, now }) : 0n),
    0n,
  )
}

/** Returns the amount of an item at a time. Rounds a payment up, and an offered amount down. */
export function amountAt(
  { startTime, endTime }: Order.Components,
  item: { startAmount: bigint; endAmount: bigint },
  options: { side: 'ask' | 'bid'; now: bigint },
): bigint {
  return Amount.at(item, { startTime, endTime, now: options.now, roundUp: options.side === 'ask' })
}

/** Tells whether an item is a currency. */
export function isMoney({ itemType }: { itemType: number }): boolean {
  return itemType === ItemType.NATIVE || itemType === ItemType.ERC20
}

/** Compares two orders: the cheaper listing or the higher offer comes first. Equal orders keep their sequence. */
export function compare(a: Listing, b: Listing): number {
  if (a.rank !== b.rank) return a.rank - b.rank
  const difference = a.price * b.total - b.price * a.total
  if (difference === 0n) return 0
  return difference < 0n === (a.side === 'ask') ? -1 : 1
}

/** Returns how many units of an order can be filled when a number of units is wanted. */
export function fillableUnits(listing: Pick<Listing, 'remaining' | 'step'>, wanted: bigint): bigint {
  const most = listing.remaining < wanted ? listing.remaining : wanted
  return most - (most % listing.step)
}
