import type { BaseError } from '@souk/base'
import { NotStartedError } from '../Refusal.js'

/** Longer than a block takes on the slowest chain that people trade on. */
const defaultWaitMs = 15_000

/**
 * Plans again until an order has started, where nothing but a moment is missing.
 *
 * An order often starts now: at the clock of its maker, or of the maker's node. The node asked here knows only its
 * latest block, and is a few seconds behind either; seen from there, a sound order that was just made has not begun.
 *
 * @returns The last plan, which still says so when the order has not started in time.
 */
export async function untilStarted<plan extends { issues: readonly BaseError[] }>(
  look: () => Promise<plan>,
  options: { waitForStartMs: number | undefined; intervalMs: number },
): Promise<plan> {
  const { waitForStartMs: deadlineMs = defaultWaitMs, intervalMs } = options
  const startsSoon = ({ issues }: plan) =>
    issues.length > 0 && issues.every((issue) => millisecondsToStart(issue) <= deadlineMs)
  const plan = await look()
  if (!startsSoon(plan)) return plan
  // Hardly ever needed, so it is loaded when it is.
  const { lookAgain } = await import('./lookAgain.js')
  return lookAgain(look, { first: plan, isEnough: (next) => !startsSoon(next), deadlineMs, intervalMs })
}

function millisecondsToStart(issue: BaseError): number {
  if (!(issue instanceof NotStartedError)) return Number.POSITIVE_INFINITY
  return Number(issue.facts.startTime - issue.facts.now) * 1000
}
