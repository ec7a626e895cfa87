import { type BaseError, poll } from '@souk/base'
import { NotStartedError } from '../order/Refusal.js'

/** Longer than the block time of the slowest chain that people trade on. */
const defaultWaitMs = 15_000

/** Repeats planning while the start of an order is the only issue. @returns The last plan. */
export async function lookAgain<plan extends { issues: readonly BaseError[] }>(
  look: () => Promise<plan>,
  options: { first: plan; waitForStartMs?: number | undefined; intervalMs: number },
): Promise<plan> {
  const { first, waitForStartMs = defaultWaitMs, intervalMs } = options
  const startsSoon = ({ issues }: plan) =>
    issues.length > 0 && issues.every((issue) => millisecondsToStart(issue) <= waitForStartMs)
  if (!startsSoon(first)) return first
  const end = Date.now() + waitForStartMs
  let plan = first
  const isOver = async () => {
    plan = await look()
    return !startsSoon(plan) || Date.now() >= end || undefined
  }
  await poll(isOver, { intervalMs })
  return plan
}

function millisecondsToStart(issue: BaseError): number {
  if (!(issue instanceof NotStartedError)) return Number.POSITIVE_INFINITY
  return Number(issue.facts.startTime - issue.facts.now) * 1000
}
