export type { JsonRpcEvent, Rate } from './batch/askCalls.js'
export type { Failure, Next } from './batch/askInHalves.js'
export type { BatchCounters, BatchEvent } from './batch/BatchEvent.js'
export {
  type BatchContract,
  type Batching,
  type BatchOptions,
  InvalidBatchSizeError,
  InvalidContractError,
} from './batch/BatchOptions.js'
export { type BatchedProvider, batchProvider, NoProviderError, type Provider } from './batch/batchProvider.js'
export type { AroundReason, RpcRequest } from './batch/encodings/Read.js'
export { UnusableAnswerError } from './batch/encodings/Read.js'
export { jsonRpcBatchTransport } from './batch/jsonRpcBatchTransport.js'
export { multicallTransport } from './batch/multicallTransport.js'
export type { RequestOptions } from './batch/Send.js'
export * as Chain from './chains/Chain.js'
export {
  baseFeeMultiplier,
  ensRegistryAddress,
  multicall3Address,
  priorityFeePerGas,
} from './chains/constants.js'
export { estimateFees } from './chains/estimateFees.js'
export * as Network from './chains/Network.js'
export type { NetworkFacts } from './chains/NetworkErrors.js'
export { indexerUrl, nodeUrl, relayerUrl, type UrlPatterns, urlPatterns } from './chains/NetworkUrls.js'
export { networks, productionNetworks, testNetworks } from './chains/networks.js'
