// Trades on a running market: `node trade.mjs http://127.0.0.1:4300`.
import assert from 'node:assert/strict'
import { createMarket, createMarketApi, getMarketInfo, getNftsByAccount, getOrders } from '@souk/market'
import { createWalletClient, defineChain, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

const [baseUrl = ''] = process.argv.slice(2)
const api = createMarketApi({ chain: 'souk', baseUrl })
const info = await getMarketInfo(api)
const chain = defineChain({
  id: info.chainId,
  name: info.name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [new URL(info.rpcUrl, baseUrl).href] } },
})
const [seller, buyer] = info.demoAccounts.map(({ privateKey }) =>
  createMarket({
    api,
    client: createWalletClient({
      account: privateKeyToAccount(privateKey),
      chain,
      transport: http(),
      pollingInterval: 50,
    }),
    seaport: { defaultConduitKey: info.conduitKey },
  }),
)
const { nfts } = await getNftsByAccount(api, { account: info.demoAccounts[0].address, limit: 3 })
const [first, second, third] = nfts.map(({ contract, tokenId }) => ({ contract, tokenId }))

const listing = await seller.createListing({ asset: first, price: '1.5' })
const { orders } = await getOrders(api, {
  side: 'ask',
  contract: first.contract,
  tokenIds: [first.tokenId],
})
assert.ok(orders.some(({ orderHash }) => orderHash === listing.orderHash))
const bought = await buyer.fulfillOrder({ order: listing, expected: { payment: listing.price } })
assert.match(bought.transactionHash, /^0x/)

const offer = await buyer.createOffer({ asset: second, price: '0.5' })
await seller.fulfillOrder({ order: offer })

const listings = await seller.createListings({ listings: [{ asset: third, price: '2' }] })
await seller.cancelOrder({ order: listings[0] })
assert.equal(await seller.isOrderFulfillable({ order: listings[0] }), false)
process.stdout.write('traded\n')
