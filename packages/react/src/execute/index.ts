export type {
  Continuation,
  ContinuedFactory,
  ContinuedHook,
  ContinuedQuery,
  ContinuedRead,
} from './continuedRead.js'
export { ExecuteProvider, useExecuteClient } from './ExecuteProvider.js'
export { ExecuteProviderMissingError, ExecutionUnknownError } from './errors.js'
export { prepareMint } from './prepareMint.js'
export {
  getActivityQueryOptions,
  getAsksQueryOptions,
  getBidsQueryOptions,
  getCollectionsQueryOptions,
  getTokensQueryOptions,
  getUserTokensQueryOptions,
  useActivity,
  useAsks,
  useBids,
  useCollections,
  useTokens,
  useUserTokens,
} from './reads.js'
export { useExecution } from './useExecution.js'
export { useMint } from './useMint.js'
