import type { Address } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { type Config, resolve } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { settings } from '../input/sharedInputs.js'
import type { AnyClient } from '../node/batch.js'
import { readContract } from '../node/readContract.js'

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
