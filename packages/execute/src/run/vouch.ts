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
 * Checks a wallet request against the caller's request, asks the caller to vouch for unknown contracts, and lets the
 * guard judge it.
 *
 * @returns The guard's findings, most severe first.
 * @throws the errors of the checks.
 * @throws {UnsafeError} if the request would rob the account and the caller does not accept that.
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
    // The guard may read calls to a contract differently once it is vouched for, so the check is repeated.
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

/**
 * Asks the caller to vouch for a contract.
 *
 * @throws {TargetError} if the caller does not.
 */
async function ask(flow: Flow, target: Target): Promise<void> {
  const { vouched, isTrustedTarget, walletTimeoutMs: timeoutMs, client, signal } = flow
  if (isVouched(flow, target)) return
  // The caller may ask the user, who may not answer.
  const answer = await within(async () => isTrustedTarget?.(target), {
    timeoutMs,
    clock: client.clock,
    signal,
  })
  if (answer.isLate || answer.value !== true) throw new TargetError(target)
  vouched.push(target)
}

/** Selects the parts of a finding that a flow saves, because its facts can contain values that JSON cannot. */
export function toFound({ name, code, severity, message }: Order.Finding): Found {
  return { name, code, severity, message }
}
