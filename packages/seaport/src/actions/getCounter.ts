import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import { seaportAbi } from '../abi/seaport.js'
import { type Config, resolve } from '../Config.js'
import type { AnyClient } from '../internal/batch.js'

/**
 * Reads an account's counter on the exchange. Orders signed with an earlier counter are void.
 *
 * Reads: one `eth_call`.
 *
 * @example
 * await getCounter(client, { offerer })
 */
export function getCounter(client: AnyClient, options: getCounter.Options): Promise<bigint> {
  return readContract(client, {
    address: resolve(options.config).exchange,
    abi: seaportAbi,
    functionName: 'getCounter',
    args: [options.offerer],
  })
}

export declare namespace getCounter {
  type Options = { offerer: Address; config?: Config | undefined }
}
