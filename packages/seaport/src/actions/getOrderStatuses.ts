import type { Hex } from 'viem'
import { type Config, resolve } from '../facts/Config.js'
import { readFacts } from '../facts/readFacts.js'
import * as Input from '../input/Input.js'
import { settings } from '../input/sharedInputs.js'
import type { AnyClient } from '../node/batch.js'
import type { Status } from '../order/Fraction.js'

/**
 * Reads the statuses of any number of orders on the exchange, all at one block.
 *
 * Reads: one `eth_call`.
 *
 * @returns One status per hash, in the same order. An order without any fill, validation or cancellation has all fields
 * false or 0.
 * @throws {UnreachableError} when the node does not answer, or there is no exchange on its chain.
 *
 * @example
 * await getOrderStatuses(client, { orderHashes }) // → [{ isValidated, isCancelled, totalFilled, totalSize }, …]
 */
export async function getOrderStatuses(
  client: AnyClient,
  options: getOrderStatuses.Options,
): Promise<readonly Status[]> {
  Input.assert(options, {
    orderHashes: Input.list('a list of hashes', Input.bytes32),
    ...settings,
  })
  const { orderHashes, config } = options
  const wanted = { counters: [], statuses: [...new Set(orderHashes)], conduitKeys: [], holdings: [] }
  const { statuses } = await readFacts(client, wanted, resolve(config))
  return orderHashes.flatMap((hash) => statuses.get(hash.toLowerCase()) ?? [])
}

export declare namespace getOrderStatuses {
  type Options = { orderHashes: readonly Hex[]; config?: Config | undefined }
}
