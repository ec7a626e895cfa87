import type { Account, Hash } from 'viem'
import { type ApprovalAction, type ExchangeAction, type Transaction, transactionMethods } from '../Action.js'
import { appendDomainTag } from '../Salt.js'
import type { AnyClient } from './batch.js'
import type { ApprovalPlan } from './planApprovals.js'
import { sendActions } from './sendActions.js'
import { toApprovals } from './toApprovals.js'

/** A plan as actions, to be run one by one or all at once. */
export type Exchange = {
  actions: readonly (ApprovalAction | ExchangeAction)[]
  /** Runs all actions, waiting for each approval, and returns the hash of the exchange transaction. */
  executeAllActions: () => Promise<Hash>
}

/** Binds a plan to the client and account that will carry it out. */
export function toExchange(
  client: AnyClient,
  account: Account,
  plan: { approvals: readonly ApprovalPlan[]; transaction: Transaction; domain: string | undefined },
): Exchange {
  const { to, data, value } = plan.transaction
  const transaction = { to, data: appendDomainTag(data, plan.domain), value }
  const exchange: ExchangeAction = {
    type: 'exchange',
    transactionMethods: transactionMethods(client, account, transaction),
  }
  const actions = [...toApprovals(client, account, plan.approvals), exchange] as const
  return { actions, executeAllActions: () => sendActions(client, actions) }
}
