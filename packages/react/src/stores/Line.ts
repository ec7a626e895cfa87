import { BaseError } from '@souk/base'
import type { MarketOrder } from '@souk/market'
import type { Address, Hex } from 'viem'

/** A listing in a cart, with the data that the page showed when it was added. */
export type Line = Id & {
  contract: Address
  tokenId: bigint
  /** The number of units to buy. 1 for an ERC721. */
  quantity: bigint
  /** Units of the whole order. 1 for an ERC721. */
  total: bigint
  /** The displayed price of all units of the order, including fees, in the currency's smallest unit. */
  price: bigint
  /** The zero address is the native currency. */
  currency: Address
  addedAt: Date
}

/** Identifies a line. An order hash is only unique together with its chain. */
export type Id = { chainId: number; orderHash: Hex }

/**
 * Returns the key of a line, for lists and {@link changes}.
 *
 * @example
 * Cart.key({ chainId: 1, orderHash: '0xAB' }) // → '1:0xab'
 */
export function key({ chainId, orderHash }: Id): string {
  return `${chainId}:${orderHash.toLowerCase()}`
}

/**
 * Returns the cost of the units of a line, rounded up. An order with several recipients may cost one more unit of the
 * currency for each of them. The plan of the purchase contains the exact amount.
 *
 * @example
 * Cart.priceOf({ price: 100n, total: 3n, quantity: 1n }) // → 34n
 */
export function priceOf({ price, total, quantity }: Pick<Line, 'price' | 'total' | 'quantity'>): bigint {
  return (price * quantity + total - 1n) / total
}

/**
 * Creates a line from a listing as the market shows it now.
 *
 * @param options.quantity - The number of units to buy. @default 1n
 * @throws {NotListingError} if the order does not sell tokens of exactly one kind.
 * @throws {QuantityError} if the order does not have that many units.
 *
 * @example
 * const line = Cart.toLine(order, { chainId: 1, quantity: 2n, addedAt: new Date() })
 */
export function toLine(order: MarketOrder, options: toLine.Options): Line {
  const { chainId, quantity = 1n, addedAt } = options
  const [item, ...others] = order.order.parameters.offer
  if (order.side !== 'ask' || !item || others.length > 0) throw new NotListingError(order)
  const line = {
    chainId,
    orderHash: order.orderHash,
    contract: item.token,
    tokenId: item.identifierOrCriteria,
    quantity,
    total: order.total,
    price: order.price,
    currency: order.currency.address,
    addedAt,
  }
  assertQuantity(line)
  return line
}

export declare namespace toLine {
  type Options = { chainId: number; quantity?: bigint | undefined; addedAt: Date }
}

/**
 * Checks a number of units against the order of a line.
 *
 * @throws if the order does not have that many units.
 */
export function assertQuantity({
  orderHash,
  quantity,
  total,
}: Pick<Line, 'orderHash' | 'quantity' | 'total'>): void {
  if (quantity < 1n || quantity > total) throw new QuantityError({ orderHash, quantity, total })
}

/** Thrown when a line would have no units, or more than its order has. */
export class QuantityError extends BaseError<{ orderHash: Hex; quantity: bigint; total: bigint }> {
  override readonly name = 'Cart.QuantityError'
  constructor(facts: { orderHash: Hex; quantity: bigint; total: bigint }) {
    super(`Order ${facts.orderHash} has ${facts.total} units; ${facts.quantity} cannot be bought.`, { facts })
  }
}

/** Thrown when an order is not a listing, or sells several items together. */
export class NotListingError extends BaseError<{ orderHash: Hex }> {
  override readonly name = 'Cart.NotListingError'
  constructor({ orderHash }: { orderHash: Hex }) {
    super(`Order ${orderHash} is not a listing of a single item, so it cannot be added to a cart.`, {
      facts: { orderHash },
    })
  }
}
