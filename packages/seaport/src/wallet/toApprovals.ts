import type { Account } from 'viem'
import type { AnyClient } from '../node/batch.js'
import type { ApprovalPlan } from '../plan/planApprovals.js'
import { type ApprovalAction, transactionMethods } from './Action.js'

/** Turns planned approvals into actions. */
export function toApprovals(
  client: AnyClient,
  account: Account,
  approvals: readonly ApprovalPlan[],
): readonly ApprovalAction[] {
  return approvals.map(({ transaction, ...approval }) => ({
    type: 'approval',
    ...approval,
    transactionMethods: transactionMethods(client, account, transaction),
  }))
}
