// Copied into an empty project by `npm run release:check`: sells an item with the installed packages, and checks on the
// chain who owns it.
import { demo, demoClient } from '@souk/devchain'
import { createMarket, createMarketApi } from '@souk/market'
import { erc721Abi } from '@souk/seaport'
import { createPublicClient, http } from 'viem'

const [, , baseUrl = '', rpcUrl = ''] = process.argv
const api = createMarketApi({ chain: 'souk', baseUrl })
const [amina, bilal] = demo.accounts
const seller = createMarket({ api, client: demoClient({ account: amina, rpcUrl }) })
const buyer = createMarket({ api, client: demoClient({ account: bilal, rpcUrl }) })

const asset = { contract: demo.contracts.zellige, tokenId: 13n }
const listing = await seller.createListing({ asset, price: '1' })
await buyer.fulfillOrder({ order: listing })
const owner = await createPublicClient({ transport: http(rpcUrl) }).readContract({
  address: asset.contract,
  abi: erc721Abi,
  functionName: 'ownerOf',
  args: [asset.tokenId],
})
if (owner !== bilal.address) throw new Error(`The item belongs to ${owner}, and ${bilal.address} bought it.`)
