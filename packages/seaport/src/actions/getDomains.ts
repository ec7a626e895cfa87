import { failureOf } from '@souk/base'
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { domainRegistryAbi } from '../abi/domainRegistry.js'
import type { Config } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { settings } from '../input/sharedInputs.js'
import { type AnyClient, type Read, readBatch, UnreachableError } from '../node/batch.js'
import { readContract } from '../node/readContract.js'
import { assertTag } from '../order/assertTag.js'
import { domainRegistryAddress } from '../order/constants.js'
import { getNumberOfDomains } from './getNumberOfDomains.js'

/**
 * Reads all domains with the same tag, in the order of their registration.
 *
 * Reads: one `eth_call`. If a tag has too many domains for one answer, one more for their number and one per thousand.
 *
 * @throws {InvalidFieldError} when the tag does not have 4 bytes.
 * @throws {UnreachableError} when the node does not answer, or there is no registry on its chain.
 *
 * @example
 * await getDomains(client, { tag: domainTag('souk.example') }) // → ['souk.example']
 */
export async function getDomains(client: AnyClient, options: getDomains.Options): Promise<readonly string[]> {
  Input.assert(options, { ...settings })
  const address = options.config?.domainRegistry ?? domainRegistryAddress
  assertTag(options.tag)
  try {
    return await readContract(client, {
      address,
      abi: domainRegistryAbi,
      functionName: 'getDomains',
      args: [options.tag],
    })
  } catch (error) {
    // The registry accepts every tag, so the call failed because its answer was too large.
    if (failureOf(error) === 'unreachable') throw error
    return getOneByOne(client, options)
  }
}

export declare namespace getDomains {
  type Options = { tag: Hex; config?: Config | undefined }
}

/** This number of domains fits into one answer. */
const batchSize = 1_000

async function getOneByOne(client: AnyClient, options: getDomains.Options): Promise<readonly string[]> {
  const total = Number(await getNumberOfDomains(client, options))
  const domains: string[] = []
  for (let first = 0; first < total; first += batchSize) {
    const length = Math.min(batchSize, total - first)
    const reads = Array.from({ length }, (_, index) => readOf(BigInt(first + index), options))
    for (const answer of await readBatch(client, reads)) domains.push(decode(answer, options))
  }
  return domains
}

function readOf(index: bigint, { tag, config }: getDomains.Options): Read {
  const call = { abi: domainRegistryAbi, functionName: 'getDomain', args: [tag, index] } as const
  return { type: 'call', to: config?.domainRegistry ?? domainRegistryAddress, data: encodeFunctionData(call) }
}

function decode(data: Hex | undefined, { tag }: getDomains.Options): string {
  if (data === undefined)
    throw new UnreachableError({ reason: `a domain of tag ${tag} could not be read.` }, undefined)
  return decodeFunctionResult({ abi: domainRegistryAbi, functionName: 'getDomain', data })
}
