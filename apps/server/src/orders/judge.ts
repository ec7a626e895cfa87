import type { OrderFacts } from './OrderFacts.js'

/** How an order stands. */
export type Verdict = {
  status: 'active' | 'inactive' | 'filled' | 'cancelled' | 'expired'
  /** `unread`: brought back from the journal, and the chain has not been asked yet. */
  reason?: 'not_started' | 'counter' | 'signature' | 'balance' | 'approval' | 'unread'
  /** Units that can be filled, or could once the reason is gone. */
  remaining: bigint
}

/** What of an order the verdict depends on. */
export type Judged = {
  side: 'ask' | 'bid'
  /** Units. */
  total: bigint
  /** The most that a bid's maker may have to pay for all units. */
  highestPrice: bigint
  allowsPartialFills: boolean
  startTime: bigint
  endTime: bigint
  counter: bigint
}

/**
 * Tells whether an order can be filled now.
 *
 * The first that holds decides: cancelled, filled, expired, signed with an old counter, not (any more) vouched for by
 * its maker, not started, maker lacks what is given, operator lacks the approval. An order that allows partial fills shows only as many units as are covered.
 *
 * @param now - Seconds.
 */
export function judge(order: Judged, facts: OrderFacts, now: bigint): Verdict {
  const remaining = remainingUnits(order.total, facts)
  if (facts.isCancelled) return { status: 'cancelled', remaining }
  if (remaining === 0n) return { status: 'filled', remaining }
  if (now >= order.endTime) return { status: 'expired', remaining }
  if (facts.counter !== order.counter) return { status: 'inactive', reason: 'counter', remaining }
  if (!facts.isSigned) return { status: 'inactive', reason: 'signature', remaining }
  if (now < order.startTime) return { status: 'inactive', reason: 'not_started', remaining }
  const held = toUnits(order, facts.balance)
  const allowed = toUnits(order, facts.allowance)
  const needed = order.allowsPartialFills ? 1n : remaining
  if (held < needed) return { status: 'inactive', reason: 'balance', remaining }
  if (allowed < needed) return { status: 'inactive', reason: 'approval', remaining }
  return { status: 'active', remaining: min(remaining, min(held, allowed)) }
}

/** Units that are not filled, of the fraction that the exchange keeps. */
function remainingUnits(total: bigint, facts: OrderFacts): bigint {
  if (facts.totalSize === 0n) return total
  return (total * (facts.totalSize - facts.totalFilled)) / facts.totalSize
}

/** How many units an amount of what the maker gives covers. */
function toUnits(order: Judged, amount: bigint): bigint {
  if (order.side === 'ask' || order.highestPrice === 0n) return amount
  return (amount * order.total) / order.highestPrice
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
