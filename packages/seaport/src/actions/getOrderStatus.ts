import type { Hex } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { type Config, resolve } from '../Config.js'
import type { Status } from '../Fraction.js'
import type { AnyClient } from '../internal/batch.js'
import * as Input from '../internal/Input.js'
import { readContract } from '../internal/readContract.js'
import { settings } from '../internal/sharedInputs.js'

/**
 * Reads what the exchange knows of an order. An order that nobody touched has all fields false or 0.
 *
 * Reads: one `eth_call`.
 *
 * @throws {UnreachableError} when the node does not answer, or there is no exchange on its chain.
 *
 * @example
 * await getOrderStatus(client, { orderHash }) // → { isValidated, isCancelled, totalFilled, totalSize }
 */
export async function getOrderStatus(
  client: AnyClient,
  options: { orderHash: Hex; config?: Config | undefined },
): Promise<Status> {
  Input.assert(options, { orderHash: Input.bytes32, ...settings })
  const [isValidated, isCancelled, totalFilled, totalSize] = await readContract(client, {
    address: resolve(options.config).exchange,
    abi: seaportFunctionsAbi,
    functionName: 'getOrderStatus',
    args: [options.orderHash],
  })
  return { isValidated, isCancelled, totalFilled, totalSize }
}
