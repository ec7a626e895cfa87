import { artifacts as readArtifacts } from '@souk/contracts'
import type { DemoChainName } from '../demo/demo.js'
import type { NodeClient } from '../node/nodeClient.js'
import { placeAuctionZone } from './auctionZone.js'
import { placeMulticalls } from './multicalls.js'
import { placeNames } from './names.js'
import { plans } from './plans.js'
import { placeSeaport } from './seaport.js'
import { placeTokens } from './tokens.js'

/** Adds every contract and token of a local chain to an empty one. Takes about a second, and longer the first time to compile. */
export async function buildGenesis(
  client: NodeClient,
  options: { chain: DemoChainName; onProgress: (text: string) => void },
): Promise<void> {
  options.onProgress('Compiling the contracts')
  const artifacts = readArtifacts()
  options.onProgress('Placing Seaport and the tokens on the chain')
  await client.setAutomine(false)
  await placeSeaport(client)
  await placeMulticalls(client, artifacts)
  await placeAuctionZone(client, artifacts)
  const plan = plans[options.chain]
  await placeTokens(client, artifacts, plan)
  if (plan.chain.ensNames.length > 0) await placeNames(client, artifacts, plan.chain.ensNames)
  await client.setAutomine(true)
}
