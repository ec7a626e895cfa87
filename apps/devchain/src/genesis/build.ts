import { artifacts as readArtifacts } from '@souk/contracts'
import type { NodeClient } from '../node/nodeClient.js'
import { placeAuctionZone } from './auctionZone.js'
import { placeMulticalls } from './multicalls.js'
import { placeNames } from './names.js'
import { placeSeaport } from './seaport.js'
import { placeTokens } from './tokens.js'

/** Adds every contract and token to an empty chain. Takes about a second, and longer the first time to compile. */
export async function buildGenesis(
  client: NodeClient,
  options: { onProgress: (text: string) => void },
): Promise<void> {
  options.onProgress('Compiling the contracts')
  const artifacts = readArtifacts()
  options.onProgress('Placing Seaport and the tokens on the chain')
  await client.setAutomine(false)
  await placeSeaport(client)
  await placeMulticalls(client, artifacts)
  await placeAuctionZone(client, artifacts)
  await placeTokens(client, artifacts)
  await placeNames(client, artifacts)
  await client.setAutomine(true)
}
