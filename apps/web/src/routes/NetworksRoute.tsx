import { NetworksContainer } from '../networks/NetworksContainer.js'

/** How the network, the node and the market are doing. */
export function NetworksRoute() {
  return <NetworksContainer />
}
