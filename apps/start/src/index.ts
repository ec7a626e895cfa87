export { inspectChain, NodeError, NoExchangeError } from './inspectChain.js'
export { ChainEndedError, PortError, type Stack, startStack } from './stack.js'
export { BuildError, buildWeb } from './webBuild.js'
