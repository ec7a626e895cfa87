import type { Hex } from 'viem'
import { seaportFunctionsAbi } from '../abi/seaportFunctions.js'
import { type Config, resolve } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import { settings } from '../input/sharedInputs.js'
import type { AnyClient } from '../node/batch.js'
import { readContract } from '../node/readContract.js'
import type { Status } from '../order/Fraction.js'

/**
 * Reads the status of an order on the exchange. An order without any fill, validation or cancellation has all fields
 * false or 0.
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
