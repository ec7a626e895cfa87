import type { Artifacts } from '@souk/contracts'
import { contracts } from '../demo/demo.js'
import type { NodeClient } from '../node/nodeClient.js'

/** Places the auction zone where test chains have theirs, so that clients with that address find one here. */
export async function placeAuctionZone(client: NodeClient, artifacts: Artifacts): Promise<void> {
  const { deployedBytecode } = artifacts.AuctionZone
  await client.setCode({ address: contracts.auctionZone, bytecode: deployedBytecode })
}
