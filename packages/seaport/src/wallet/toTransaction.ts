import { type Account, type Address, isAddressEqual } from 'viem'
import { accountOf, type Config, domainOf, resolve } from '../facts/Config.js'
import type { AnyClient } from '../node/batch.js'
import type * as Order from '../order/Order.js'
import { plainAddresses } from '../order/plainAddresses.js'
import type { Transaction } from './Action.js'
import { type Exchange, toExchange } from './toExchange.js'

/** The options of actions that consist of a single transaction. */
export type TransactionOptions = {
  /** The domain that makes the call. Its tag is appended to the calldata. */
  domain?: string | undefined
  account?: Account | Address | undefined
  config?: Config | undefined
}

/** Turns a single transaction into the result of an action. */
export function toTransaction<result>(
  client: AnyClient,
  options: TransactionOptions & { action: string; transaction: Transaction },
): Exchange<result> {
  const { action, transaction, config } = options
  const account = accountOf(client, action, options.account)
  // Only calls to the exchange carry the configured domain; wrapping, for example, does not.
  const isCall = isAddressEqual(transaction.to, resolve(config).exchange)
  const domain = isCall ? domainOf(options) : options.domain
  return toExchange<result>(client, account, { approvals: [], transaction, domain })
}

/** Returns the order as it was signed, without the tips that a fulfiller added. */
export function withoutTips(components: Order.Components): Order.Components {
  const consideration = components.consideration.slice(0, components.totalOriginalConsiderationItems)
  return plainAddresses({ ...components, consideration })
}
