import { BaseError } from '@souk/base'
import type { MarketOrder } from '@souk/market'
import type { Address, Hex } from 'viem'

/** One listing in a cart, with the data that the page showed when it was added. */
export type Line = Id & {
  contract: Address
  identifier: bigint
  /** How many of the order's units; 1 for an ERC721. */
  units: bigint
  /** Units of the whole order; 1 for an ERC721. */
  total: bigint
  /** What was shown for all units of the order, fees included, in the currency's smallest unit. */
  price: bigint
  /** The zero address for the native currency. */
  currency: Address
  addedAt: Date
}

/** Which line: an order hash means nothing without its chain. */
export type Id = { chainId: number; orderHash: Hex }

/**
 * Names a line, for keys of lists and of {@link changes}.
 *
 * @example
 * Cart.key({ chainId: 1, orderHash: '0xAB' }) // → '1:0xab'
 */
export function key({ chainId, orderHash }: Id): string {
  return `${chainId}:${orderHash.toLowerCase()}`
}

/**
 * Returns the cost of the units of a line, rounded up. An order with several recipients may take one unit of the currency more
 * for each of them: the plan of the purchase says exactly.
 *
 * @example
 * Cart.priceOf({ price: 100n, total: 3n, units: 1n }) // → 34n
 */
export function priceOf({ price, total, units }: Pick<Line, 'price' | 'total' | 'units'>): bigint {
  return (price * units + total - 1n) / total
}

/**
 * Makes a line of a listing, as the market shows it now.
 *
 * @param options.units - @default 1n
 * @throws {NotListingError} when the order does not sell tokens of just one kind.
 * @throws {UnitsError} when the order has not so many units.
 *
 * @example
 * const line = Cart.toLine(order, { chainId: 1, units: 2n, addedAt: new Date() })
 */
export function toLine(order: MarketOrder, options: toLine.Options): Line {
  const { chainId, units = 1n, addedAt } = options
  const [item, ...others] = order.order.parameters.offer
  if (order.side !== 'ask' || !item || others.length > 0) throw new NotListingError(order)
  const line = {
    chainId,
    orderHash: order.orderHash,
    contract: item.token,
    identifier: item.identifierOrCriteria,
    units,
    total: order.total,
    price: order.price,
    currency: order.currency.address,
    addedAt,
  }
  assertUnits(line)
  return line
}

export declare namespace toLine {
  type Options = { chainId: number; units?: bigint | undefined; addedAt: Date }
}

/**
 * Refuses a number of units that the order of a line cannot have.
 *
 * @throws {UnitsError}
 */
export function assertUnits({ orderHash, units, total }: Pick<Line, 'orderHash' | 'units' | 'total'>): void {
  if (units < 1n || units > total) throw new UnitsError({ orderHash, units, total })
}

/** Thrown when a line is to have no units, or more than its order has. */
export class UnitsError extends BaseError<{ orderHash: Hex; units: bigint; total: bigint }> {
  override readonly name = 'Cart.UnitsError'
  constructor(facts: { orderHash: Hex; units: bigint; total: bigint }) {
    super(`Order ${facts.orderHash} has ${facts.total} units; ${facts.units} cannot be bought.`, { facts })
  }
}

/** Thrown for an order that is not a listing, or that sells several items together. */
export class NotListingError extends BaseError<{ orderHash: Hex }> {
  override readonly name = 'Cart.NotListingError'
  constructor({ orderHash }: { orderHash: Hex }) {
    super(`Order ${orderHash} is not a listing of one thing, so it cannot be put into a cart.`, {
      facts: { orderHash },
    })
  }
}
