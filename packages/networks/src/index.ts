export type { BatchCounters, BatchEvent } from './BatchEvent.js'
export {
  type BatchContract,
  type Batching,
  type BatchOptions,
  InvalidBatchSizeError,
} from './BatchOptions.js'
export { type BatchedProvider, batchProvider, type Provider } from './batchProvider.js'
export type { JsonRpcEvent } from './internal/askCalls.js'
export { UnusableAnswerError } from './internal/Read.js'
export { jsonRpcBatchTransport } from './jsonRpcBatchTransport.js'
export { multicallTransport } from './multicallTransport.js'
