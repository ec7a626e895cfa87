import type { Hex } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { type Config, resolve } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { settings } from '../input/sharedInputs.js'
import type { AnyClient } from '../node/batch.js'
import { readContract } from '../node/readContract.js'
import type { Components } from '../order/Order.js'
import { plainAddresses } from '../order/plainAddresses.js'
import * as inputs from './inputs.js'

/**
 * Asks the exchange for the hash of an order. `Order.hash` computes the same hash without a request.
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
