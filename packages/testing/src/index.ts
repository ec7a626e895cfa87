import './isDeep.js'

export * as Balances from './Balances.js'
export { ChainNotRunningError, type TestChain, testChain } from './chain.js'
export { freezeClock, passTime, undone } from './clock.js'
export { countingTransport, type RequestLog } from './countingTransport.js'
export { deploy, NotDeployedError } from './deploy.js'
export { type Fault, type HostileNode, type NodeCall, startHostileNode } from './hostileNode.js'
export * as Mint from './Mint.js'
export * as Arbitrary from './orders.js'
export * from './scenario/index.js'
export {
  batch,
  type Call,
  FailedTransactionError,
  makeAccounts,
  type TestAccount,
  transact,
} from './transact.js'
