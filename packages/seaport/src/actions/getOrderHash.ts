import type { Hex } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { type Config, resolve } from '../Config.js'
import type { AnyClient } from '../internal/batch.js'
import * as Input from '../internal/Input.js'
import * as inputs from '../internal/inputs.js'
import { plainAddresses } from '../internal/plainAddresses.js'
import { readContract } from '../internal/readContract.js'
import { settings } from '../internal/sharedInputs.js'
import type { Components } from '../Order.js'

/**
 * Asks the exchange for the hash of an order. `Order.hash` computes the same without asking.
 *
 * Reads: one `eth_call`.
 *
 * @throws {UnreachableError} when the node does not answer, or there is no exchange on its chain.
 *
 * @example
 * await getOrderHash(client, { components })
 */
export async function getOrderHash(
  client: AnyClient,
  options: { components: Components; config?: Config | undefined },
): Promise<Hex> {
  Input.assert(options, { components: inputs.components, ...settings })
  return readContract(client, {
    address: resolve(options.config).exchange,
    abi: seaportFunctionsAbi,
    functionName: 'getOrderHash',
    args: [plainAddresses(options.components)],
  })
}
