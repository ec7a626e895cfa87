export * as demo from './demo/demo.js'
export { demoClient } from './demoClient.js'
export { devchainChain, devchainId } from './node/devchainChain.js'
export {
  BinaryNotFoundError,
  GenesisError,
  PortInUseError,
  StartError,
  StartTimeoutError,
  StateFileError,
} from './node/errors.js'
export type { Logger } from './node/Logger.js'
export { type Devchain, startDevchain } from './startDevchain.js'
export { waitForReceipt } from './waitForReceipt.js'
