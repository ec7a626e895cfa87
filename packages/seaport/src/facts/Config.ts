import type { Account, Address, Hex } from 'viem'
import { parseAccount } from 'viem/accounts'
import type { AnyClient } from '../node/batch.js'
import type * as Conduit from '../order/Conduit.js'
import { noConduitKey, seaportAddress } from '../order/constants.js'
import { NoAccountError } from '../order/Refusal.js'

/** Settings that all actions share. `seaportActions` binds them once. */
export type Config = {
  /** The address of the exchange. @default Seaport 1.5 */
  address?: Address | undefined
  /** Conduit addresses by key, if they differ from the address that the ConduitController derives. */
  conduits?: Conduit.Conduits | undefined
  /** Conduit key of orders and fills without their own key. @default no conduit */
  defaultConduitKey?: Hex | undefined
  /** The address of the domain registry. @default its address on every chain */
  domainRegistry?: Address | undefined
  /** The domain of calls to the exchange without their own domain. Its 4-byte tag is appended to them. @default none */
  domain?: string | undefined
  /** Buffer for ascending amounts while a transaction is pending, in seconds. @default 300n */
  ascendingAmountBuffer?: bigint | undefined
  /** Whether `createOrder` checks balances and adds approvals. @default true */
  checkBalancesAndApprovals?: boolean | undefined
}

/** Fills in the defaults. */
export function resolve(config: Config = {}): {
  exchange: Address
  conduits: Conduit.Conduits | undefined
  conduitKey: Hex
} {
  return {
    exchange: config.address ?? seaportAddress,
    conduits: config.conduits,
    conduitKey: config.defaultConduitKey ?? noConduitKey,
  }
}

/** Returns the domain of a call to the exchange: its own, or the configured one. */
export function domainOf(options: {
  domain?: string | undefined
  config?: Config | undefined
}): string | undefined {
  return options.domain ?? options.config?.domain
}

/**
 * Returns the account of an action.
 *
 * @throws {NoAccountError} when neither the options nor the client have an account.
 */
export function accountOf(client: AnyClient, action: string, account?: Account | Address): Account {
  const chosen = account ?? client.account
  if (!chosen) throw new NoAccountError({ action })
  return parseAccount(chosen)
}
