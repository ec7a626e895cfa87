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
 * Reads one domain of a tag, by its index in the order of registration.
 *
 * Reads: one `eth_call`.
 *
 * @throws {InvalidFieldError} when the tag does not have 4 bytes.
 * @throws {RevertedError} with `DomainIndexOutOfRange` when the index is out of range.
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
