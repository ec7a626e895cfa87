import type { Account, Address } from 'viem'
import type { Transaction } from '../Action.js'
import { accountOf, type Config } from '../Config.js'
import type * as Order from '../Order.js'
import type { AnyClient } from './batch.js'
import { plainAddresses } from './plainAddresses.js'
import { type Exchange, toExchange } from './toExchange.js'

/** What every action shares that is one transaction and nothing before it. */
export type TransactionOptions = {
  /** Domain on whose behalf the call is made; its tag is appended to the calldata. */
  domain?: string | undefined
  account?: Account | Address | undefined
  config?: Config | undefined
}

/** Makes an action's result of a single transaction. */
export function toTransaction(
  client: AnyClient,
  options: TransactionOptions & { action: string; transaction: Transaction },
): Exchange {
  const { action, transaction, domain } = options
  const account = accountOf(client, action, options.account)
  return toExchange(client, account, { approvals: [], transaction, domain })
}

/** The order as it was signed: tips are the fulfiller's, and the exchange knows the order without them. */
export function withoutTips(components: Order.Components): Order.Components {
  const consideration = components.consideration.slice(0, components.totalOriginalConsiderationItems)
  return plainAddresses({ ...components, consideration })
}
