import type { MarketOrder, OrderStatus } from '@souk/market'
import type { Address } from 'viem'
import { key, type Line, priceOf } from './Line.js'

/**
 * What changed about a line. `gone`: the market no longer knows the order. `sold`, `cancelled`, `expired`: final.
 * `unavailable`: its seller cannot deliver now. `reserved`: it is for another account. `own`: the account itself sells
 * it. `fewer`: fewer units are left. `price`: the price changed.
 */
export type ChangeKind =
  | 'gone'
  | 'sold'
  | 'cancelled'
  | 'expired'
  | 'unavailable'
  | 'reserved'
  | 'own'
  | 'fewer'
  | 'price'

/** A change of a line, and the updated line. Without `next`, the line cannot be bought. */
export type Change = { line: Line; kind: ChangeKind; next?: Line }

/**
 * The current orders of a cart, by {@link key}. `null` means that the market does not know the order. Missing orders
 * have not been read yet.
 */
export type Fresh = ReadonlyMap<string, MarketOrder | null>

/**
 * Lists the changes since the lines were added, at most one per line: the most important one.
 *
 * @param options.fresh - The current orders. Lines without an entry are skipped.
 * @param options.account - The buyer. @default none, so no order counts as the account's own
 * @param options.now - Unix time on the chain's clock, in seconds.
 *
 * @example
 * const fresh = new Map(orders.map((order) => [Cart.key({ chainId, orderHash: order.orderHash }), order]))
 * Cart.changes(cart, { fresh, account, now }) // → [{ line, kind: 'price', next: { ...line, price: 12n } }]
 */
export function changes(cart: { lines: readonly Line[] }, options: changes.Options): readonly Change[] {
  return cart.lines.flatMap((line) => {
    const order = options.fresh.get(key(line))
    return order === undefined ? [] : changesOf(line, order, options)
  })
}

export declare namespace changes {
  type Options = { fresh: Fresh; account?: Address | undefined; now: bigint }
}

/**
 * Returns whether a line can no longer be bought, at least not by this account.
 *
 * @example
 * Cart.changes(cart, { fresh, account, now }).filter(Cart.isDead)
 */
export function isDead({ next }: Change): boolean {
  return next === undefined
}

const kindOfStatus: Readonly<Record<OrderStatus, ChangeKind | undefined>> = {
  active: undefined,
  inactive: 'unavailable',
  filled: 'sold',
  cancelled: 'cancelled',
  expired: 'expired',
}

function changesOf(line: Line, order: MarketOrder | null, options: changes.Options): Change[] {
  const dead = order ? deathOf(order, options) : 'gone'
  if (dead || !order) return [{ line, kind: dead ?? 'gone' }]
  const { remaining, price, total, currency } = order
  const quantity = line.quantity < remaining ? line.quantity : remaining
  const next = { ...line, quantity, price, total, currency: currency.address }
  if (quantity !== line.quantity) return [{ line, kind: 'fewer', next }]
  const isSamePrice = priceOf(next) === priceOf(line) && isSame(next.currency, line.currency)
  return isSamePrice ? [] : [{ line, kind: 'price', next }]
}

function deathOf(order: MarketOrder, { account, now }: changes.Options): ChangeKind | undefined {
  const { status, remaining, endTime, maker, taker } = order
  const kind = kindOfStatus[status]
  if (kind) return kind
  if (remaining === 0n) return 'sold'
  if (endTime <= now) return 'expired'
  if (account === undefined) return undefined
  if (isSame(maker, account)) return 'own'
  return taker === undefined || isSame(taker, account) ? undefined : 'reserved'
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
