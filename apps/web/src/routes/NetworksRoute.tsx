import { NetworksContainer } from '../networks/NetworksContainer.js'

/** The state of the network, the node and the market. */
export function NetworksRoute() {
  return <NetworksContainer />
}
