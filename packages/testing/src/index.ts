export { ChainNotRunningError, type TestChain, testChain } from './chain.js'
export { countingTransport, type RequestLog } from './countingTransport.js'
export * as Arbitrary from './orders.js'
