export type { BatchCounters, BatchEvent } from './BatchEvent.js'
export {
  type BatchContract,
  type Batching,
  type BatchOptions,
  InvalidBatchSizeError,
} from './BatchOptions.js'
export { type BatchedProvider, batchProvider, type Provider } from './batchProvider.js'
export { UnusableAnswerError } from './internal/Read.js'
export { multicallTransport } from './multicallTransport.js'
