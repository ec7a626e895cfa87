export * as demo from './demo.js'
export { devchainChain, devchainId } from './devchainChain.js'
export {
  BinaryNotFoundError,
  GenesisError,
  PortInUseError,
  StartError,
  StartTimeoutError,
  StateFileError,
} from './errors.js'
export { type Devchain, startDevchain } from './startDevchain.js'
export { waitForReceipt } from './waitForReceipt.js'
