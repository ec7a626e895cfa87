import type { Hex } from 'viem'
import { domainRegistryAbi } from '../abi/domainRegistry.js'
import type { Config } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { settings } from '../input/sharedInputs.js'
import type { AnyClient } from '../node/batch.js'
import { readContract } from '../node/readContract.js'
import { assertTag } from '../order/assertTag.js'
import { domainRegistryAddress } from '../order/constants.js'

/**
 * Reads the number of registered domains with the same tag.
 *
 * Reads: one `eth_call`.
 *
 * @throws {InvalidFieldError} when the tag does not have 4 bytes.
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
