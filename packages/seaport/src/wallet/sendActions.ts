import type { Hash } from 'viem'
import type { AnyClient } from '../node/batch.js'
import type { ApprovalAction, ExchangeAction } from './Action.js'
import { runActions } from './runActions.js'

/**
 * Runs approvals and the exchange, and returns the hash of the exchange as soon as it is known: once the wallet has
 * sent it, or, where it takes all transactions as one, once it has carried them out.
 */
export async function sendActions(
  client: AnyClient,
  actions: readonly [...ApprovalAction[], ExchangeAction],
): Promise<Hash> {
  let hash: Hash = '0x'
  for await (const event of runActions(client, { actions })) {
    if (event.type !== 'sent' || event.index < actions.length - 1) continue
    hash = event.hash
    break
  }
  return hash
}
