import { type BaseError, loadCode } from '@souk/base'
import { NotStartedError } from '../order/Refusal.js'

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
  options: { waitForStartMs?: number | undefined; intervalMs: number },
): Promise<plan> {
  const plan = await look()
  if (!(plan.issues[0] instanceof NotStartedError)) return plan
  // Hardly ever needed, so it is loaded when it is.
  const { lookAgain } = await loadCode(() => import('./sending.js'))
  return lookAgain(look, { ...options, first: plan })
}
