import type { Hex } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { type Config, resolve } from '../Config.js'
import type { AnyClient } from '../internal/batch.js'
import { readContract } from '../internal/readContract.js'
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
export function getOrderHash(
  client: AnyClient,
  options: { components: Components; config?: Config | undefined },
): Promise<Hex> {
  return readContract(client, {
    address: resolve(options.config).exchange,
    abi: seaportFunctionsAbi,
    functionName: 'getOrderHash',
    args: [options.components],
  })
}
