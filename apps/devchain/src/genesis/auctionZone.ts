import type { Artifacts } from '@souk/contracts'
import { contracts } from '../demo/demo.js'
import type { NodeClient } from '../node/nodeClient.js'

/** Places the auction zone at the address that it has on every chain. */
export async function placeAuctionZone(client: NodeClient, artifacts: Artifacts): Promise<void> {
  const { deployedBytecode } = artifacts.AuctionZone
  await client.setCode({ address: contracts.auctionZone, bytecode: deployedBytecode })
}
