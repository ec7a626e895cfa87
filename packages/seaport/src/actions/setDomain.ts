import { encodeFunctionData, type Hex } from 'viem'
import { domainRegistryAbi } from '../abi/domainRegistry.js'
import { domainRegistryAddress } from '../constants.js'
import type { AnyClient } from '../internal/batch.js'
import * as Input from '../internal/Input.js'
import { shared } from '../internal/sharedInputs.js'
import type { Exchange } from '../internal/toExchange.js'
import { type TransactionOptions, toTransaction } from '../internal/toTransaction.js'
import { domainTag } from '../Salt.js'

/**
 * Prepares the registration of a domain, so that others can find out whose tag stands behind calls and salts.
 *
 * Anybody can register any domain, once: the registry then refuses with `DomainAlreadyRegistered`. Reads: nothing. Asks
 * the wallet: one transaction when the action is run.
 *
 * @example
 * const { tag, executeAllActions } = setDomain(client, { domain: 'souk.example' })
 */
export function setDomain(client: AnyClient, options: setDomain.Options): setDomain.Result {
  Input.assert(options, { ...shared, domain: Input.text })
  const { domain, account, config } = options
  const data = encodeFunctionData({ abi: domainRegistryAbi, functionName: 'setDomain', args: [domain] })
  const transaction = { to: config?.domainRegistry ?? domainRegistryAddress, data, value: 0n }
  return {
    ...toTransaction(client, { account, action: 'setDomain', transaction }),
    tag: domainTag(domain),
  }
}

export declare namespace setDomain {
  type Options = Omit<TransactionOptions, 'domain'> & { domain: string }
  type Result = Exchange & {
    /** The 4 bytes that stand for the domain; other domains may have the same. */
    tag: Hex
  }
}
