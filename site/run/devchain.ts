// What examples import from @souk/devchain, without the parts that start a node.
export * as demo from '@souk/devchain/demo'
export { demoClient } from '../../apps/devchain/src/demoClient.js'
export { devchainChain, devchainId } from '../../apps/devchain/src/node/devchainChain.js'
