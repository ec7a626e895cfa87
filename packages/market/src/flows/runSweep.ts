import { Holding, SweepRefusedError } from '@souk/seaport'
import type { TransactionReceipt } from 'viem'
import type { Market } from '../api/Market.js'
import type { Progress } from '../domain/Trade.js'
import { carryOut } from './internal/carryOut.js'
import { emit } from './internal/emit.js'
import { toOrderNews } from './internal/flowsOf.js'
import { type Dropped, planSweep, type SweepOptions, type SweepPlan, toDropped } from './planSweep.js'

/** How often a sweep is sent at most. Each time, all orders are left out that can be named. */
const mostRounds = 5

/** The result of a sweep. */
export type Swept = {
  receipt: TransactionReceipt
  /** The plan that was sent. */
  last: SweepPlan
  /** What was left out besides what the first plan leaves out. */
  left: readonly Dropped[]
}

/**
 * Carries a sweep out. Where the exchange would refuse the whole on account of some orders, these are left out and the
 * others are planned again, as long as nothing was sent.
 *
 * @throws {SweepRefusedError} when all or nothing was asked for, when nothing is left, when the plan of the others
 * would cost more than the first or warn of what the first does not, or when there is no end of it.
 */
export async function* runSweep(
  market: Market,
  first: SweepPlan,
  options: SweepOptions & { signal: AbortSignal | undefined },
): AsyncGenerator<Progress, Swept, undefined> {
  const { account, signal, ...wish } = options
  let last = first
  let left: readonly Dropped[] = []
  let from = 0
  for (let round = 1; ; round++) {
    const { actions } = last.sweep
    const orders = last.sent.map(({ taken }) => taken)
    const announce = () => emit(market, 'MatchOrders', toOrderNews(account.address, orders))
    const of = from + actions.length
    try {
      const running = { account, actions, from, of, event: 'MatchOrders', announce, signal } as const
      const { receipts } = yield* carryOut(market, running)
      return { receipt: receipts.at(-1) as TransactionReceipt, last, left }
    } catch (error) {
      if (!(error instanceof SweepRefusedError) || wish.allOrNothing || round === mostRounds) throw error
      const next = await planWithout(market, last, { error, first, wish: { ...wish, account } })
      left = [...left, ...next.left]
      // All but the last, which was refused, are approvals, and stay.
      from += actions.length - 1
      last = next.plan
    }
  }
}

/** Plans what is left of a sweep without the orders that it is refused for. */
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

/** What is left may cost more, as an order may have brought in what others cost, or warn of something else. */
function isUnseen({ sweep }: SweepPlan, first: SweepPlan): boolean {
  const { findings, payment } = first.sweep
  const shown = new Map(payment.map((item) => [Holding.key(item), item.amount]))
  const warned = new Set(findings.map(({ name }) => name))
  return (
    sweep.payment.some((item) => item.amount > (shown.get(Holding.key(item)) ?? 0n)) ||
    sweep.findings.some(({ name }) => !warned.has(name))
  )
}
