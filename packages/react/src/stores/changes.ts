import type { MarketOrder, OrderStatus } from '@souk/market'
import type { Address } from 'viem'
import { key, type Line, priceOf } from './Line.js'

/**
 * The outcome of a line. `gone`: the market does not know the order any more. `sold`, `cancelled`, `expired`: for good.
 * `unavailable`: its seller cannot deliver it now. `reserved`: it is for someone else. `own`: the account sells it
 * itself. `fewer`: there are not so many units left. `price`: it costs something else now.
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

/** What is different with a line, and the line as it would be now; without that, it cannot be bought. */
export type Change = { line: Line; kind: ChangeKind; next?: Line }

/** The orders of a cart as they are now, by {@link key}: `null` where the market knows none; left out until it is read. */
export type Fresh = ReadonlyMap<string, MarketOrder | null>

/**
 * Lists the changes since the lines were added, at most one per line: the most important one.
 *
 * @param options.fresh - The orders as they are now; lines that are not in it are not judged.
 * @param options.account - Who would buy. @default nobody yet: nothing is one's own
 * @param options.now - Seconds on the chain's clock.
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
 * Returns whether a line cannot be bought any more, or not by this account.
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
  const units = line.units < remaining ? line.units : remaining
  const next = { ...line, units, price, total, currency: currency.address }
  if (units !== line.units) return [{ line, kind: 'fewer', next }]
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
