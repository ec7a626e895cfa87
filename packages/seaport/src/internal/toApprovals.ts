import type { Account } from 'viem'
import { type ApprovalAction, transactionMethods } from '../Action.js'
import type { AnyClient } from './batch.js'
import type { ApprovalPlan } from './planApprovals.js'

/** Makes actions of planned approvals. */
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
