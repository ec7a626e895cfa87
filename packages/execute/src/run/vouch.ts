import { Order } from '@souk/seaport'
import { checkMessage } from '../checks/checkMessage.js'
import { checkTransaction } from '../checks/checkTransaction.js'
import { type Target, TargetError } from '../checks/errors.js'
import { explainStep } from '../checks/explainStep.js'
import type { Verdict } from '../checks/Verdict.js'
import { within } from '../client/within.js'
import type * as Step from '../domain/Step.js'
import type { Found } from '../state/ExecutionState.js'
import type { Flow } from './Flow.js'

/**
 * Holds what the wallet is about to be asked for against the wish, has the caller vouch for contracts that are not known,
 * and has the guard judge it.
 *
 * @returns What the guard found, the worst first.
 * @throws What the checks say. @throws {UnsafeError} when it would rob the account, and the caller does not accept that.
 */
export async function vouch(
  flow: Flow,
  stepId: string,
  asked: Step.Transaction | Step.Signing,
): Promise<readonly Order.Finding[]> {
  const { ground, known, override, vouched } = flow
  const data = 'to' in asked ? asked : asked.sign
  if (!data) return []
  for (;;) {
    // What a contract that is vouched for does may be read otherwise, so it is checked once more.
    const explained = explainStep(ground, { data, known, vouched })
    const verdict: Verdict =
      'to' in data
        ? checkTransaction(ground, { stepId, transaction: data, explained, totals: flow.state.totals })
        : checkMessage(ground, { stepId, message: data, explained })
    if ('error' in verdict) throw verdict.error
    const open = verdict.unknown.filter((target) => !isVouched(flow, target))
    if (open.length === 0) {
      Order.assertSafe(explained.findings, { override })
      return explained.findings
    }
    for (const target of open) await ask(flow, target)
  }
}

function isVouched({ vouched }: Flow, { chainId, role, address }: Target): boolean {
  return vouched.some(
    (one) =>
      one.chainId === chainId && one.role === role && one.address.toLowerCase() === address.toLowerCase(),
  )
}

/** @throws {TargetError} when the caller does not vouch for a contract. */
async function ask(flow: Flow, target: Target): Promise<void> {
  const { vouched, isTrustedTarget, walletTimeoutMs: timeoutMs, client, signal } = flow
  if (isVouched(flow, target)) return
  // Whoever vouches may ask the person, who may go away.
  const answer = await within(async () => isTrustedTarget?.(target), {
    timeoutMs,
    clock: client.clock,
    signal,
  })
  if (answer.isLate || answer.value !== true) throw new TargetError(target)
  vouched.push(target)
}

/** What of a finding is kept with the flow: its values may hold more than JSON can. */
export function toFound({ name, code, severity, message }: Order.Finding): Found {
  return { name, code, severity, message }
}
