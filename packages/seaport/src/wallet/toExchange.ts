import type { BaseError } from '@souk/base'
import type { Account, Address, Hash, Hex } from 'viem'
import { RevertedError } from '../errors/RevertedError.js'
import type { AnyClient } from '../node/batch.js'
import { appendDomainTag } from '../order/Salt.js'
import type { ApprovalPlan } from '../plan/planApprovals.js'
import {
  type ApprovalAction,
  type ExchangeAction,
  type Simulated,
  type Transaction,
  type TransactionMethods,
  type TransactionOverrides,
  transactionMethods,
} from './Action.js'
import { sendActions } from './sendActions.js'
import { toApprovals } from './toApprovals.js'

/** A transfer that the exchange makes for a match or a sweep, as its contract returns it. */
export type Execution = {
  item: { itemType: number; token: Address; identifier: bigint; amount: bigint; recipient: Address }
  offerer: Address
  conduitKey: Hex
}

/**
 * What the exchange returns for a sweep: for each order whether it is available, and the transfers. If the sweep is a
 * match (`route`), only the transfers.
 */
export type SweepResult =
  | readonly [availableOrders: readonly boolean[], executions: readonly Execution[]]
  | readonly Execution[]

/** The actions of a plan, to run one by one or all at once. */
export type Exchange<result = unknown> = {
  actions: readonly (ApprovalAction | ExchangeAction)[]
  /**
   * Simulates the exchange transaction on the node and returns what the call would return, without asking the wallet. See
   * viem's `simulateContract`. The approvals of `actions` must have been granted before.
   *
   * @throws {RevertedError} when the contract reverts.
   */
  simulate: () => Promise<Simulated<result>>
  /** Runs all actions, waiting for each approval, and returns the hash of the exchange transaction. */
  executeAllActions: (overrides?: TransactionOverrides) => Promise<Hash>
}

/** Binds a plan to the client and account that execute it. */
export function toExchange<result>(
  client: AnyClient,
  account: Account,
  plan: toExchange.Plan,
): Exchange<result> {
  const { to, data, value } = plan.transaction
  const transaction = { to, data: appendDomainTag(data, plan.domain), value }
  const exchange: ExchangeAction = {
    type: 'exchange',
    transactionMethods: explained(transactionMethods(client, account, transaction), plan.explain),
  }
  const actions = [...toApprovals(client, account, plan.approvals), exchange] as const
  return {
    actions,
    // The functions of the plan say what they return.
    simulate: exchange.transactionMethods.simulate as Exchange<result>['simulate'],
    executeAllActions: (overrides) => sendActions(client, actions, overrides),
  }
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
    transact: (overrides) => tell(() => transact(overrides)),
  }
}
