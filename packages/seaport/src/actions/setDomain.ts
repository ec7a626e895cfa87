import { type Account, encodeFunctionData, type Hex } from 'viem'
import { domainRegistryAbi } from '../abi/domainRegistry.js'
import * as Input from '../input/Input.js'
import { shared } from '../input/sharedInputs.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import { domainRegistryAddress } from '../order/constants.js'
import { domainTag } from '../order/Salt.js'
import type { Exchange } from '../wallet/toExchange.js'
import { type TransactionOptions, toTransaction } from '../wallet/toTransaction.js'

/**
 * Prepares the registration of a domain, so that others can look up the domain behind a tag in calls and salts.
 *
 * Any account can register any domain, but each domain only once. The registry then reverts with
 * `DomainAlreadyRegistered`. Reads: nothing. Asks the wallet: one transaction when the action runs.
 *
 * @example
 * const { tag, executeAllActions } = setDomain(client, { domain: 'souk.example' })
 */
export function setDomain<account extends Account | undefined>(
  client: AnyClient<account>,
  options: setDomain.Options & AccountParameter<account>,
): setDomain.Result
export function setDomain(client: AnyClient, options: setDomain.Options): setDomain.Result {
  Input.assert(options, { ...shared, domain: Input.text })
  const { domain, account, config } = options
  const data = encodeFunctionData({ abi: domainRegistryAbi, functionName: 'setDomain', args: [domain] })
  const transaction = { to: config?.domainRegistry ?? domainRegistryAddress, data, value: 0n }
  return {
    ...toTransaction<Hex>(client, { account, action: 'setDomain', transaction }),
    tag: domainTag(domain),
  }
}

export declare namespace setDomain {
  type Options = Omit<TransactionOptions, 'domain'> & { domain: string }
  type Result = Exchange<Hex> & {
    /** The 4-byte tag of the domain. Other domains may have the same tag. */
    tag: Hex
  }
}
