import type { Hex } from 'viem'
import { domainRegistryAbi } from '../abi/domainRegistry.js'
import type { Config } from '../Config.js'
import { domainRegistryAddress } from '../constants.js'
import { assertTag } from '../internal/assertTag.js'
import type { AnyClient } from '../internal/batch.js'
import * as Input from '../internal/Input.js'
import { readContract } from '../internal/readContract.js'
import { settings } from '../internal/sharedInputs.js'

/**
 * Reads how many domains are registered that have the same tag.
 *
 * Reads: one `eth_call`.
 *
 * @throws {InvalidFieldError} when the tag is not of 4 bytes.
 * @throws {UnreachableError} when the node does not answer, or there is no registry on its chain.
 *
 * @example
 * await getNumberOfDomains(client, { tag }) // → 1n
 */
export async function getNumberOfDomains(
  client: AnyClient,
  options: getNumberOfDomains.Options,
): Promise<bigint> {
  Input.assert(options, { ...settings })
  assertTag(options.tag)
  return readContract(client, {
    address: options.config?.domainRegistry ?? domainRegistryAddress,
    abi: domainRegistryAbi,
    functionName: 'getNumberOfDomains',
    args: [options.tag],
  })
}

export declare namespace getNumberOfDomains {
  type Options = { tag: Hex; config?: Config | undefined }
}
