import type { Hash } from 'viem'
import type { AnyClient } from '../node/batch.js'
import { type ApprovalAction, type ExchangeAction, overridesOf, type TransactionOverrides } from './Action.js'
import { runActions } from './runActions.js'

/**
 * Runs the approvals and the exchange, and returns the hash of the exchange as soon as it is known: after the wallet
 * has sent it, or after the wallet has executed the batch that contains it.
 */
export async function sendActions(
  client: AnyClient,
  actions: readonly [...ApprovalAction[], ExchangeAction],
  overrides?: TransactionOverrides,
): Promise<Hash> {
  let hash: Hash = '0x'
  for await (const event of runActions(client, { ...overridesOf(overrides), actions })) {
    if (event.type !== 'sent' || event.index < actions.length - 1) continue
    hash = event.hash
    break
  }
  return hash
}
