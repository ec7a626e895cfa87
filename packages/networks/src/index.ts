export type { BatchCounters, BatchEvent } from './BatchEvent.js'
export {
  type BatchContract,
  type Batching,
  type BatchOptions,
  InvalidBatchSizeError,
  InvalidContractError,
} from './BatchOptions.js'
export { type BatchedProvider, batchProvider, NoProviderError, type Provider } from './batchProvider.js'
export * as Chain from './Chain.js'
export { baseFeeMultiplier, ensRegistryAddress, multicall3Address, priorityFeePerGas } from './constants.js'
export type { JsonRpcEvent } from './internal/askCalls.js'
export { UnusableAnswerError } from './internal/Read.js'
export { jsonRpcBatchTransport } from './jsonRpcBatchTransport.js'
export { multicallTransport } from './multicallTransport.js'
export * as Network from './Network.js'
export { indexerUrl, nodeUrl, relayerUrl, type UrlPatterns, urlPatterns } from './NetworkUrls.js'
export { networks, productionNetworks, testNetworks } from './networks.js'
