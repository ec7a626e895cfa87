import { checkMessage } from '../checks/checkMessage.js'
import { checkTransaction, type Verdict } from '../checks/checkTransaction.js'
import { type Target, TargetError } from '../checks/errors.js'
import { within } from '../client/within.js'
import type * as Step from '../domain/Step.js'
import type { Flow } from './Flow.js'

/**
 * Holds what the wallet is about to be asked for against the wish, and has the caller vouch for contracts that are not known.
 *
 * @throws What the checks say.
 */
export async function vouch(
  flow: Flow,
  stepId: string,
  data: Step.Transaction | Step.Signing,
): Promise<void> {
  const { ground, explain } = flow
  if ('to' in data)
    return settle(flow, checkTransaction(ground, { stepId, transaction: data, totals: flow.state.totals }))
  if (data.sign) return settle(flow, checkMessage(ground, { stepId, message: data.sign, explain }))
}

async function settle(flow: Flow, verdict: Verdict): Promise<void> {
  if ('error' in verdict) throw verdict.error
  for (const target of verdict.unknown) if (!(await isTrusted(flow, target))) throw new TargetError(target)
}

async function isTrusted(flow: Flow, target: Target): Promise<boolean> {
  const { trusted, isTrustedTarget, walletTimeoutMs: timeoutMs, client, signal } = flow
  const key = [target.chainId, target.role, target.address.toLowerCase()].join()
  if (trusted.has(key)) return true
  // Whoever vouches may ask the person, who may go away.
  const ask = async () => isTrustedTarget?.(target)
  const answer = await within(ask, { timeoutMs, clock: client.clock, signal })
  const isFine = !answer.isLate && answer.value === true
  if (isFine) trusted.add(key)
  return isFine
}
