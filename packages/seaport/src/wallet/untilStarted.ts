import { type BaseError, loadCode } from '@souk/base'
import { NotStartedError } from '../order/Refusal.js'

/**
 * Repeats planning until an order has started, if it starts within the waiting time and has no other issue.
 *
 * The start of a new order is often the current time of its offerer or of the offerer's node. The node asked here uses
 * the time of its latest block, which is a few seconds behind. Without waiting, a valid new order would be rejected.
 *
 * @returns The last plan. It still has the issue if the order has not started in time.
 */
export async function untilStarted<plan extends { issues: readonly BaseError[] }>(
  look: () => Promise<plan>,
  options: { waitForStartMs?: number | undefined; intervalMs: number },
): Promise<plan> {
  const plan = await look()
  if (!(plan.issues[0] instanceof NotStartedError)) return plan
  // Loaded on demand, since waiting is rarely needed.
  const { lookAgain } = await loadCode(() => import('./sending.js'))
  return lookAgain(look, { ...options, first: plan })
}
