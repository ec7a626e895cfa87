import './isDeep.js'

export * as Balances from './chain/Balances.js'
export { ChainNotRunningError, testChain } from './chain/chain.js'
export { freezeClock, passTime, undone } from './chain/clock.js'
export { countingTransport, type RequestLog } from './chain/countingTransport.js'
export { deploy, NotDeployedError } from './chain/deploy.js'
export * as Ens from './chain/Ens.js'
export * as Feed from './chain/Feed.js'
export { type Fault, type HostileNode, type NodeCall, startHostileNode } from './chain/hostileNode.js'
export * as Mint from './chain/Mint.js'
export * as MintTerms from './chain/MintTerms.js'
export type { TestChain } from './chain/TestChain.js'
export {
  batch,
  type Call,
  FailedTransactionError,
  makeAccounts,
  type TestAccount,
  transact,
} from './chain/transact.js'
export { type DrawnChain, drawChain } from './nodes/drawnChain.js'
export type { NodeProfile } from './nodes/NodeProfile.js'
export {
  type Backend,
  type NodeUsage,
  type ProfiledNode,
  startProfiledNode,
} from './nodes/profiledNode.js'
export { computeUnits, nodeProfiles } from './nodes/profiles.js'
export * as Arbitrary from './orders.js'
export * from './scenario/index.js'
