import type { Address } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { type Config, resolve } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { settings } from '../input/sharedInputs.js'
import type { AnyClient } from '../node/batch.js'
import { readContract } from '../node/readContract.js'

/**
 * Reads how many orders of a contract offerer were filled. The number is part of the next order's hash.
 *
 * Reads: one `eth_call`.
 *
 * @throws {UnreachableError} when the node does not answer, or there is no exchange on its chain.
 *
 * @example
 * await getContractOffererNonce(client, { contractOfferer }) // → 0n
 */
export async function getContractOffererNonce(
  client: AnyClient,
  options: getContractOffererNonce.Options,
): Promise<bigint> {
  Input.assert(options, { contractOfferer: Input.address, ...settings })
  return readContract(client, {
    address: resolve(options.config).exchange,
    abi: seaportFunctionsAbi,
    functionName: 'getContractOffererNonce',
    args: [options.contractOfferer],
  })
}

export declare namespace getContractOffererNonce {
  type Options = { contractOfferer: Address; config?: Config | undefined }
}
