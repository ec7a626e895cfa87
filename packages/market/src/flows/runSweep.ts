import { Holding, SweepRefusedError, type TransactionOverrides } from '@souk/seaport'
import type { TransactionReceipt } from 'viem'
import type { Market } from '../api/Market.js'
import type { Progress } from '../domain/Trade.js'
import { carryOut } from './internal/carryOut.js'
import { toFillNews } from './internal/flowsOf.js'
import { type Dropped, planSweep, type SweepOptions, type SweepPlan, toDropped } from './planSweep.js'

/** The maximum number of attempts to send a sweep. Each attempt leaves out all orders that can be named as a cause. */
const mostRounds = 5

/** The result of a sweep. */
export type Swept = {
  receipt: TransactionReceipt
  /** The plan that was sent. */
  last: SweepPlan
  /** The orders that were left out in addition to those of the first plan. */
  left: readonly Dropped[]
}

/**
 * Executes a sweep. If the exchange would refuse the whole sweep because of some orders, leaves these out and plans the
 * others again, as long as nothing was sent.
 *
 * @throws {SweepRefusedError} if all or nothing was requested, if no order is left, if the new plan would cost more
 * than the first one or has other warnings, or after too many attempts.
 */
export async function* runSweep(
  market: Market,
  first: SweepPlan,
  options: SweepOptions & { signal: AbortSignal | undefined; overrides: TransactionOverrides },
): AsyncGenerator<Progress, Swept, undefined> {
  const { account, signal, overrides: given, ...wish } = options
  let last = first
  let left: readonly Dropped[] = []
  let from = 0
  for (let round = 1; ; round++) {
    const { actions } = last.sweep
    const orders = last.sent.map(({ taken }) => taken)
    const act = { event: 'MatchOrders', payload: toFillNews(account.address, orders) } as const
    const of = from + actions.length
    try {
      const overrides = given.nonce === undefined ? given : { ...given, nonce: given.nonce + from }
      const running = {
        account,
        actions,
        from,
        of,
        act,
        signal,
        overrides,
      }
      const { receipts } = yield* carryOut(market, running)
      return { receipt: receipts.at(-1) as TransactionReceipt, last, left }
    } catch (error) {
      if (!(error instanceof SweepRefusedError) || wish.allOrNothing || round === mostRounds) throw error
      const next = await planWithout(market, last, { error, first, wish: { ...wish, account } })
      left = [...left, ...next.left]
      // All actions but the last one, which was refused, are approvals and remain valid.
      from += actions.length - 1
      last = next.plan
    }
  }
}

/** Plans the sweep again without the orders that cause the refusal. */
async function planWithout(
  market: Market,
  { found, sent }: SweepPlan,
  { error, first, wish }: { error: SweepRefusedError; first: SweepPlan; wish: SweepOptions },
): Promise<{ plan: SweepPlan; left: readonly Dropped[] }> {
  const refused = error.facts.refused.map((entry) => toDropped(entry, found))
  const places = new Set(refused.map(({ index }) => index))
  const others = sent.filter(({ index }) => !places.has(index))
  if (others.length === 0) throw error
  const plan = await planSweep(market, others, wish)
  if (isUnseen(plan, first)) throw error
  return { plan, left: [...refused, ...plan.dropped] }
}

/**
 * Returns whether a new plan costs more than the first one, because a dropped order may have paid for others, or has
 * other warnings.
 */
function isUnseen({ sweep }: SweepPlan, first: SweepPlan): boolean {
  const { findings, payment } = first.sweep
  const shown = new Map(payment.map((item) => [Holding.key(item), item.amount]))
  const warned = new Set(findings.map(({ name }) => name))
  return (
    sweep.payment.some((item) => item.amount > (shown.get(Holding.key(item)) ?? 0n)) ||
    sweep.findings.some(({ name }) => !warned.has(name))
  )
}
