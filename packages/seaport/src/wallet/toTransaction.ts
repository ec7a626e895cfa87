import type { Account, Address } from 'viem'
import { accountOf, type Config } from '../facts/Config.js'
import type { AnyClient } from '../node/batch.js'
import type * as Order from '../order/Order.js'
import { plainAddresses } from '../order/plainAddresses.js'
import type { Transaction } from './Action.js'
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
