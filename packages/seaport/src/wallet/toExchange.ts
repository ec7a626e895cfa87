import type { BaseError } from '@souk/base'
import type { Account, Hash } from 'viem'
import { RevertedError } from '../errors/RevertedError.js'
import type { AnyClient } from '../node/batch.js'
import { appendDomainTag } from '../order/Salt.js'
import type { ApprovalPlan } from '../plan/planApprovals.js'
import {
  type ApprovalAction,
  type ExchangeAction,
  type Transaction,
  type TransactionMethods,
  transactionMethods,
} from './Action.js'
import { sendActions } from './sendActions.js'
import { toApprovals } from './toApprovals.js'

/** The actions of a plan, to run one by one or all at once. */
export type Exchange = {
  actions: readonly (ApprovalAction | ExchangeAction)[]
  /** Runs all actions, waiting for each approval, and returns the hash of the exchange transaction. */
  executeAllActions: () => Promise<Hash>
}

/** Binds a plan to the client and account that execute it. */
export function toExchange(client: AnyClient, account: Account, plan: toExchange.Plan): Exchange {
  const { to, data, value } = plan.transaction
  const transaction = { to, data: appendDomainTag(data, plan.domain), value }
  const exchange: ExchangeAction = {
    type: 'exchange',
    transactionMethods: explained(transactionMethods(client, account, transaction), plan.explain),
  }
  const actions = [...toApprovals(client, account, plan.approvals), exchange] as const
  return { actions, executeAllActions: () => sendActions(client, actions) }
}

export declare namespace toExchange {
  type Plan = {
    approvals: readonly ApprovalPlan[]
    transaction: Transaction
    domain: string | undefined
    /** Explains a revert in more detail than the exchange's error. */
    explain?: Explain | undefined
  }
}

type Explain = (error: RevertedError) => Promise<BaseError>

function explained(methods: TransactionMethods, explain: Explain | undefined): TransactionMethods {
  if (!explain) return methods
  const tell = async <value>(ask: () => Promise<value>): Promise<value> => {
    try {
      return await ask()
    } catch (error) {
      throw error instanceof RevertedError ? await explain(error) : error
    }
  }
  const { simulate, estimateGas, transact } = methods
  return {
    ...methods,
    simulate: () => tell(simulate),
    estimateGas: () => tell(estimateGas),
    transact: () => tell(transact),
  }
}
