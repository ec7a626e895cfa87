import { OrderState } from '@souk/seaport'
import type { Given } from './Given.js'
import type { OrderFacts } from './OrderFacts.js'

/** The state of an order. */
export type Verdict = {
  status: 'active' | 'inactive' | 'filled' | 'cancelled' | 'expired'
  /** `unread`: restored from the journal, and not judged yet. */
  reason?: 'not_started' | 'counter' | 'signature' | 'balance' | 'approval' | 'unread'
  /** Units that can be filled, or could once the reason is gone. */
  remaining: bigint
  /** Units that the chain has not filled, whether or not the maker can give them now. */
  unfilled: bigint
}

/** The fields of an order that its verdict depends on. */
export type Judged = {
  /** Units. */
  total: bigint
  /** What the maker gives for all units, at most. */
  given: readonly Pick<Given, 'amount'>[]
  allowsPartialFills: boolean
  startTime: bigint
  endTime: bigint
  counter: bigint
}

/** The verdict for each obstacle of an order, in the words of the API. */
const verdicts: Readonly<Record<OrderState.Obstacle, Omit<Verdict, 'remaining' | 'unfilled'>>> = {
  cancelled: { status: 'cancelled' },
  filled: { status: 'filled' },
  expired: { status: 'expired' },
  counter: { status: 'inactive', reason: 'counter' },
  signature: { status: 'inactive', reason: 'signature' },
  not_started: { status: 'inactive', reason: 'not_started' },
}

/**
 * Tells whether an order can be filled now.
 *
 * The first match decides: an obstacle of the order itself, in the order of `OrderState.obstacles`; a lack of the maker's
 * balance; a lack of the operator's approval. An order that allows partial fills has as many units as are covered.
 *
 * @param now - Seconds.
 */
export function judge(order: Judged, facts: OrderFacts, now: bigint): Verdict {
  const unfilled = OrderState.remaining(order.total, facts)
  const signed = { remaining: unfilled, unfilled }
  const [obstacle] = OrderState.obstacles(order, facts, now)
  if (obstacle) {
    const { status, reason } = verdicts[obstacle]
    return reason ? { status, reason, ...signed } : { status, ...signed }
  }
  const { units, lacks } = coverOf(order, facts)
  if (lacks) return { status: 'inactive', reason: lacks, ...signed }
  return { status: 'active', remaining: units, unfilled }
}

/** How much of an order its maker's holdings and approvals cover. */
export type Cover = { units: bigint; lacks?: 'balance' | 'approval' }

/**
 * Counts the units that the maker can give. An order that can only be filled whole needs all remaining units covered.
 *
 * The plan of a fill answers another question: it adds up what several orders need of one holding. This looks at each
 * order separately, because several orders of one maker may offer the same holding.
 */
export function coverOf(
  order: Pick<Judged, 'total' | 'given' | 'allowsPartialFills'>,
  facts: OrderFacts,
): Cover {
  const remaining = OrderState.remaining(order.total, facts)
  const held = unitsOf(order, facts, 'balance')
  const allowed = unitsOf(order, facts, 'allowance')
  const needed = order.allowsPartialFills ? 1n : remaining
  const units = min(remaining, min(held, allowed))
  if (held < needed) return { units, lacks: 'balance' }
  return allowed < needed ? { units, lacks: 'approval' } : { units }
}

/** Counts the units that the scarcest of the given items covers. */
function unitsOf(
  order: Pick<Judged, 'total' | 'given'>,
  { holdings }: OrderFacts,
  what: 'balance' | 'allowance',
): bigint {
  const covered = order.given.map(({ amount }, index) => {
    const held = holdings[index]?.[what] ?? 0n
    return amount === 0n ? order.total : (held * order.total) / amount
  })
  return covered.reduce(min, order.total)
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
