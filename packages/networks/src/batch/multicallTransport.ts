import type { EIP1193RequestFn, Transport } from 'viem'
import {
  assertBatchSize,
  assertContract,
  assertTimeWindow,
  type Batching,
  type BatchOptions,
} from './BatchOptions.js'
import { createBatchedRequest } from './createBatchedRequest.js'
import type { Send } from './Send.js'

/**
 * Gathers the reads of a client (`eth_call`, `eth_getBalance`, `eth_getCode`) into one `eth_call`.
 *
 * Whatever cannot be answered inside of another call goes its own way: other methods, calls with `from`, `value`, gas or
 * overrides, and reads that failed inside, so that callers get the node's own error. Each block has batches of its own,
 * equal reads share one slot, and nothing waits longer than `timeWindow`. A dead node is an error for every caller.
 *
 * Inside of a batch the contract that batches is `msg.sender`: give calls whose answer depends on the caller a `from`.
 *
 * @param inner - The transport that sends; its retries and its timeout hold for batches, too.
 * @param options.batchSize - A batch leaves at once when it has so many different reads. @default 50
 * @param options.timeWindow - Milliseconds that the first read waits for others. @default 50
 * @param options.contract - Through what reads are batched. @default 'auto'
 * @param options.verbose - Writes what happens to the logger. @default false
 * @returns A transport of the inner one's type; `client.transport.batching` has `flush` and `counters`.
 * @throws {InvalidBatchSizeError} when the batch size is not a whole number above 0.
 * @throws {InvalidTimeError} when the window is no number of milliseconds.
 * @throws {InvalidContractError} when `contract` is none of the known ways.
 *
 * @example
 * const client = createPublicClient({ chain: mainnet, transport: multicallTransport(http()) })
 * client.transport.batching.counters() // → { calls: 120, requests: 3, … }
 */
export function multicallTransport<type extends string, attributes, request extends EIP1193RequestFn>(
  inner: Transport<type, attributes, request>,
  options: BatchOptions = {},
): Transport<type, attributes & { batching: Batching }, request> {
  assertBatchSize(options.batchSize)
  assertTimeWindow(options.timeWindow)
  assertContract(options.contract)
  return (parameters) => {
    const { config, request: send, value } = inner(parameters)
    const { request, ...batching } = createBatchedRequest(send as Send, {
      ...options,
      chain: parameters.chain,
    })
    return {
      config: { ...config, request: request as request },
      request: request as request,
      value: { ...value, batching } as attributes & { batching: Batching },
    }
  }
}
