import type { Address } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { type Config, resolve } from '../Config.js'
import type { AnyClient } from '../internal/batch.js'
import * as Input from '../internal/Input.js'
import { readContract } from '../internal/readContract.js'
import { settings } from '../internal/sharedInputs.js'

/**
 * Reads an account's counter on the exchange. Orders signed with an earlier counter are void.
 *
 * Reads: one `eth_call`.
 *
 * @throws {UnreachableError} when the node does not answer, or there is no exchange on its chain.
 *
 * @example
 * await getCounter(client, { offerer })
 */
export async function getCounter(client: AnyClient, options: getCounter.Options): Promise<bigint> {
  Input.assert(options, { offerer: Input.address, ...settings })
  return readContract(client, {
    address: resolve(options.config).exchange,
    abi: seaportFunctionsAbi,
    functionName: 'getCounter',
    args: [options.offerer],
  })
}

export declare namespace getCounter {
  type Options = { offerer: Address; config?: Config | undefined }
}
