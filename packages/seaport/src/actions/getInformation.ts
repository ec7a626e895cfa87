import type { Address, Hex } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { type Config, resolve } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { settings } from '../input/sharedInputs.js'
import type { AnyClient } from '../node/batch.js'
import { readContract } from '../node/readContract.js'

/**
 * Reads the exchange's information: its version, the EIP-712 domain separator that signatures are checked with, and
 * the registry of its conduits.
 *
 * Reads: one `eth_call`.
 *
 * @throws {UnreachableError} when the node does not answer, or there is no exchange on its chain.
 *
 * @example
 * await getInformation(client) // → { version: '1.5', domainSeparator: '0x…', conduitController: '0x…' }
 */
export async function getInformation(
  client: AnyClient,
  options: getInformation.Options = {},
): Promise<getInformation.Result> {
  Input.assert(options, { ...settings })
  const [version, domainSeparator, conduitController] = await readContract(client, {
    address: resolve(options.config).exchange,
    abi: seaportFunctionsAbi,
    functionName: 'information',
  })
  return { version, domainSeparator, conduitController }
}

export declare namespace getInformation {
  type Options = { config?: Config | undefined }
  type Result = { version: string; domainSeparator: Hex; conduitController: Address }
}
