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
 * Combines the reads of a client (`eth_call`, `eth_getBalance`, `eth_getCode`) into one `eth_call`.
 *
 * Requests that cannot be answered inside another call are sent separately: other methods, calls with `from`, `value`,
 * gas or overrides, and reads that failed inside a batch, so that callers receive the node's own error. Each block has
 * its own batches, identical reads share one slot, and nothing waits longer than `timeWindow`. If the node is
 * unavailable, every caller receives an error.
 *
 * Inside a batch, `msg.sender` is the batching contract. Set `from` on calls whose answer depends on the caller.
 *
 * @param inner - The transport that sends. Its retries and its timeout also apply to batches.
 * @param options.batchSize - The number of different reads at which a batch is sent immediately. @default 50
 * @param options.timeWindow - How long the first read waits for others, in milliseconds. @default 50
 * @param options.contract - The way of batching. @default 'auto'
 * @param options.verbose - Logs each event. @default false
 * @returns A transport of the inner one's type. `client.transport.batching` contains `flush` and `counters`.
 * @throws {InvalidBatchSizeError} if the batch size is not a whole number above 0.
 * @throws {InvalidTimeError} if the window is not a number of milliseconds.
 * @throws {InvalidContractError} if `contract` is not a known way.
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
