import type { Address } from 'viem'
import type { Change } from './changes.js'
import { assertQuantity, type Id, key, type Line, priceOf } from './Line.js'

export { type Change, type ChangeKind, changes, type Fresh, isDead } from './changes.js'
export { decode, encode, type Unread } from './codec.js'
export { type Id, key, type Line, NotListingError, priceOf, QuantityError, toLine } from './Line.js'

/** The listings that a user wants to buy, on any chains and in any currencies. Contains each order at most once. */
export type Cart = {
  /** In the order in which they were added. */
  lines: readonly Line[]
  /** The lines that were removed last, with their positions. {@link undo} restores them. */
  removed: readonly Removed[]
}

/** A removed line with its position. */
export type Removed = { line: Line; place: number }

/** An empty cart. */
export const empty: Cart = { lines: [], removed: [] }

/**
 * Adds a line. An existing line of the same order is replaced at its position, with the current data.
 *
 * @throws {QuantityError} if the order does not have that many units.
 *
 * @example
 * const cart = Cart.add(Cart.empty, Cart.toLine(order, { chainId: 1, addedAt: new Date() }))
 */
export function add(cart: Cart, line: Line): Cart {
  assertQuantity(line)
  if (!has(cart, line)) return { ...cart, lines: [...cart.lines, line] }
  return { ...cart, lines: cart.lines.map((other) => (key(other) === key(line) ? line : other)) }
}

/**
 * Returns whether an order is in the cart.
 *
 * @example
 * Cart.has(cart, { chainId: 1, orderHash }) // → true
 */
export function has(cart: Cart, id: Id): boolean {
  return cart.lines.some((line) => key(line) === key(id))
}

/**
 * Removes lines. {@link undo} restores them. Ignores lines that are not in the cart.
 *
 * @example
 * Cart.remove(cart, [{ chainId: 1, orderHash }])
 */
export function remove(cart: Cart, ids: readonly Id[]): Cart {
  const keys = new Set(ids.map(key))
  const removed = cart.lines.flatMap((line, place) => (keys.has(key(line)) ? [{ line, place }] : []))
  if (removed.length === 0) return cart
  return { lines: cart.lines.filter((line) => !keys.has(key(line))), removed }
}

/**
 * Removes lines permanently, such as bought ones. {@link undo} does not restore them.
 *
 * @example
 * Cart.undo(Cart.drop(cart, [line])).lines // → without it
 */
export function drop(cart: Cart, ids: readonly Id[]): Cart {
  return { lines: remove(cart, ids).lines, removed: [] }
}

/**
 * Removes all lines. {@link undo} restores them.
 *
 * @example
 * Cart.undo(Cart.clear(cart)).lines // → as in cart
 */
export function clear(cart: Cart): Cart {
  return remove(cart, cart.lines)
}

/**
 * Restores the lines that were removed last, each at its position. Lines that were added since then stay.
 *
 * @example
 * Cart.undo(Cart.remove(cart, [line])).lines // → as in cart
 */
export function undo(cart: Cart): Cart {
  if (cart.removed.length === 0) return cart
  const lines = [...cart.lines]
  for (const { line, place } of cart.removed) if (!has(cart, line)) lines.splice(place, 0, line)
  return { lines, removed: [] }
}

/**
 * Changes the number of units to buy of an order.
 *
 * @throws {QuantityError} if the order does not have that many units.
 *
 * @example
 * Cart.setQuantity(cart, { chainId: 1, orderHash, quantity: 3n })
 */
export function setQuantity(cart: Cart, { quantity, ...id }: Id & { quantity: bigint }): Cart {
  return replace(cart, id, (line) => {
    const next = { ...line, quantity }
    assertQuantity(next)
    return next
  })
}

/**
 * Applies changes: updates prices and units, and removes lines that can no longer be bought. {@link undo} restores
 * those.
 *
 * @param changed - The result of {@link changes} that the user has seen.
 *
 * @example
 * const settled = Cart.accept(cart, Cart.changes(cart, { fresh, account, now }))
 */
export function accept(cart: Cart, changed: readonly Change[]): Cart {
  const kept = changed.reduce((sum, { line, next }) => (next ? replace(sum, line, () => next) : sum), cart)
  return remove(
    kept,
    changed.flatMap(({ line, next }) => (next ? [] : [line])),
  )
}

/** Lines that one transaction can buy: on one chain and in one currency. */
export type Group = {
  chainId: number
  currency: Address
  lines: readonly Line[]
  /** The displayed total, in the currency's smallest unit. */
  total: bigint
}

/**
 * Groups the lines by chain and currency. Groups are in the order of their first lines.
 *
 * @example
 * Cart.groups(cart) // → [{ chainId: 1, currency: '0x000…', lines: […], total: 1500000000000000000n }]
 */
export function groups({ lines }: Cart): readonly Group[] {
  const grouped = new Map<string, Line[]>()
  for (const line of lines) {
    const name = `${line.chainId}:${line.currency.toLowerCase()}`
    grouped.set(name, [...(grouped.get(name) ?? []), line])
  }
  return [...grouped.values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    const { chainId, currency } = first
    return [{ chainId, currency, lines, total: lines.reduce((sum, line) => sum + priceOf(line), 0n) }]
  })
}

function replace(cart: Cart, id: Id, change: (line: Line) => Line): Cart {
  return { ...cart, lines: cart.lines.map((line) => (key(line) === key(id) ? change(line) : line)) }
}
