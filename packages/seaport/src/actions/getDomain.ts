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
 * Reads one domain of a tag, by the order of registration.
 *
 * Reads: one `eth_call`.
 *
 * @throws {InvalidFieldError} when the tag is not of 4 bytes.
 * @throws {RevertedError} with `DomainIndexOutOfRange` when the tag has fewer domains.
 * @throws {UnreachableError} when the node does not answer, or there is no registry on its chain.
 *
 * @example
 * await getDomain(client, { tag, index: 0n }) // → 'souk.example'
 */
export async function getDomain(client: AnyClient, options: getDomain.Options): Promise<string> {
  Input.assert(options, { index: Input.uint256, ...settings })
  assertTag(options.tag)
  return readContract(client, {
    address: options.config?.domainRegistry ?? domainRegistryAddress,
    abi: domainRegistryAbi,
    functionName: 'getDomain',
    args: [options.tag, options.index],
  })
}

export declare namespace getDomain {
  type Options = { tag: Hex; index: bigint; config?: Config | undefined }
}
