import { createRequire } from 'node:module'
import { createRecorder, methodsOf, print, settle, world } from './record.mjs'

const require = createRequire(import.meta.url)
const { OpenSeaSDK } = require('opensea-js-6')
const { ethers } = createRequire(require.resolve('opensea-js-6'))('ethers')
const { amina, bilal, lanterns, wrappedNative, slug, seaport, tokens } = world
const { call, complete, rows, url } = await createRecorder('opensea-js', '6.1.15')

function sdkOf({ privateKey }) {
  const provider = new ethers.providers.StaticJsonRpcProvider(world.rpcUrl, 31_337)
  provider.pollingInterval = 20
  const wallet = new ethers.Wallet(privateKey, provider)
  const sdk = new OpenSeaSDK(provider, { chain: 'ethereum', apiKey: 'any' }, undefined, wallet)
  sdk.api.apiBaseUrl = url
  return sdk
}
const [seller, buyer] = [sdkOf(amina), sdkOf(bilal)]
const expirationTime = Math.floor(Date.now() / 1000) + 86_400
const asset = (index) => ({ tokenAddress: lanterns, tokenId: tokens[index] })
const listing = (index, more = {}) => ({
  asset: asset(index),
  accountAddress: amina.address,
  startAmount: 1.5,
  expirationTime,
  ...more,
})
const offer = (index, more = {}) => ({
  asset: asset(index),
  accountAddress: bilal.address,
  startAmount: 1,
  expirationTime,
  paymentTokenAddress: wrappedNative,
  ...more,
})
const own = (account) => account.address

await settle()
await call('wrapEth', () => buyer.wrapEth({ amountInEth: 2, accountAddress: own(bilal) }))
await call('unwrapWeth', () => buyer.unwrapWeth({ amountInEth: 1, accountAddress: own(bilal) }))
const collection = await call('api.getCollection', () => seller.api.getCollection(slug))
const fees = { collection, paymentTokenAddress: wrappedNative, startAmount: ethers.BigNumber.from(1000) }
await call('getFees', () => seller.getFees(fees))
const nft = await call('api.getNFT', () => seller.api.getNFT('ethereum', lanterns, tokens[0]))
await call('getNFTItems', () => seller.getNFTItems([nft.nft], [ethers.BigNumber.from(1)]))
const listed = await call('createListing', () => seller.createListing(listing(0)))
const falling = await call('createListing, with a falling price', () =>
  seller.createListing(listing(1, { endAmount: 1 })),
)
const reserved = await call('createListing, for one buyer', () =>
  seller.createListing(listing(2, { buyerAddress: own(bilal) })),
)
await call('createListing, as an English auction', () =>
  seller.createListing(listing(3, { englishAuction: true, paymentTokenAddress: wrappedNative })),
)
await call('createSellOrder', () => seller.createSellOrder(listing(7)))
await call('createOffer', () => buyer.createOffer(offer(0)))
await call('createBuyOrder', () => buyer.createBuyOrder(offer(1)))
const { postCollectionOffer } = buyer.api
/** What the client posted. */
let posted
buyer.api.postCollectionOffer = (...given) => {
  posted = given
  return postCollectionOffer.apply(buyer.api, given)
}
await call('createCollectionOffer', () =>
  buyer.createCollectionOffer({
    collectionSlug: slug,
    accountAddress: own(bilal),
    amount: 0.5,
    quantity: 1,
    expirationTime,
    paymentTokenAddress: wrappedNative,
  }),
)
await call('api.postCollectionOffer', () => postCollectionOffer.apply(buyer.api, posted))
await call(
  'isOrderFulfillable',
  () => seller.isOrderFulfillable({ order: listed, accountAddress: own(amina) }),
  (is) => is === true,
)
await call('approveOrder', () => seller.approveOrder(listed))
await call(
  'getBalance',
  () => seller.getBalance({ accountAddress: own(amina), asset: { ...asset(0), tokenStandard: 'ERC721' } }),
  (balance) => balance.eq(1),
)
await call('api.getAsset', () => seller.api.getAsset(asset(0)))
const whole = await seller.api.getAsset(asset(0)).catch(() => undefined)
await call('computeFees', () => seller.computeFees({ asset: whole }))
for (const name of ['addListener', 'removeListener'])
  await call(name, () => seller[name]('CreateOrder', print))
await call('removeAllListeners', () => seller.removeAllListeners())

const { api } = buyer
const ask = { side: 'ask', tokenIds: [tokens[0]], assetContractAddress: lanterns }
const order = await call('api.getOrder', () => api.getOrder(ask))
await call(
  'api.getOrders',
  () => api.getOrders(ask),
  ({ orders }) => orders.length === 1,
)
await call(
  'api.getAllOffers',
  () => api.getAllOffers(slug, 10),
  ({ offers }) => offers.length > 0,
)
await call(
  'api.getAllListings',
  () => api.getAllListings(slug, 10),
  ({ listings }) => listings.length > 0,
)
await call('api.getBestOffer', () => api.getBestOffer(slug, tokens[0]))
await call('api.getBestListing', () => api.getBestListing(slug, tokens[0]))
await call('api.generateFulfillmentData', () =>
  api.generateFulfillmentData(own(bilal), listed.orderHash, seaport, 'ask'),
)
const buildOffer = () => api.buildOffer(own(bilal), 1, slug)
await call('api.buildOffer', buildOffer)
await call(
  'api.getCollectionOffers',
  () => api.getCollectionOffers(slug),
  ({ offers }) => offers.length === 1,
)
await call(
  'api.getNFTsByCollection',
  () => api.getNFTsByCollection(slug, 2),
  ({ nfts }) => nfts.length === 2,
)
await call(
  'api.getNFTsByContract',
  () => api.getNFTsByContract('ethereum', lanterns, 2),
  ({ nfts }) => nfts.length === 2,
)
await call(
  'api.getNFTsByAccount',
  () => api.getNFTsByAccount(own(amina), 2),
  ({ nfts }) => nfts.length === 2,
)
await call('api.getAssets', () => api.getAssets({ owner: own(amina) }))
await call(
  'api.getPaymentTokens',
  () => api.getPaymentTokens({ symbol: 'WETH' }),
  ({ tokens: [one] }) => one.decimals === 18,
)
await call('api.getBundles', () => api.getBundles())
await call('api.refreshNFTMetadata', () => api.refreshNFTMetadata('ethereum', lanterns, tokens[0]))

await call(
  'api.get',
  () => api.get(`/v2/collection/${slug}/nfts`, { limit: 1 }),
  ({ nfts }) => nfts.length === 1,
)
await call(
  'api.post',
  () =>
    api.post('/v2/offers/build', {
      offerer: own(bilal),
      quantity: 1,
      criteria: { collection: { slug } },
      protocol_address: seaport,
    }),
  ({ partialParameters }) => partialParameters.consideration.length === 1,
)

const components = (price, index) => ({
  offer: [{ itemType: 2, token: lanterns, identifier: tokens[index] }],
  consideration: [{ amount: ethers.utils.parseEther(price).toString(), recipient: own(amina) }],
  endTime: String(expirationTime),
})
const signed = async (price, index) => {
  const { executeAllActions } = await seller.seaport_v1_5.createOrder(components(price, index), own(amina))
  return executeAllActions()
}
await call('api.postOrder', async () =>
  seller.api.postOrder(await signed('2', 4), { side: 'ask', protocolAddress: seaport }),
)
const bundle = await (async () => {
  const both = { ...components('2', 5), offer: [5, 6].map((index) => components('2', index).offer[0]) }
  const { executeAllActions } = await seller.seaport_v1_5.createOrder(both, own(amina))
  return seller.api.postOrder(await executeAllActions(), { side: 'ask', protocolAddress: seaport })
})()
await call('api.getBundle', () => api.getBundle({ slug: bundle.orderHash }))

await settle()
await call('fulfillOrder, a listing', () => buyer.fulfillOrder({ order, accountAddress: own(bilal) }))
const bid = await (async () => {
  await buyer.createOffer(offer(7))
  return api.getOrder({ side: 'bid', tokenIds: [tokens[7]], assetContractAddress: lanterns })
})()
await settle()
await call('fulfillOrder, an offer', () => seller.fulfillOrder({ order: bid, accountAddress: own(amina) }))
await settle()
await call('fulfillPrivateOrder', () =>
  buyer.fulfillPrivateOrder({ order: reserved, accountAddress: own(bilal) }),
)
await call('cancelOrder', () => seller.cancelOrder({ order: falling, accountAddress: own(amina) }))
const [open] = (
  await api.getOrders({
    side: 'ask',
    maker: own(amina),
    tokenIds: [tokens[4]],
    assetContractAddress: lanterns,
  })
).orders
await call('cancelSeaportOrders', () =>
  seller.cancelSeaportOrders({ orders: [open.protocolData.parameters], accountAddress: own(amina) }),
)
const types = (file) => require.resolve('opensea-js-6').replace(/index\.js$/, file)
complete(methodsOf(seller, types('sdk.d.ts')))
complete(methodsOf(api, types('api/api.d.ts')), 'api.')

// The reads of other versions need an open listing and an offer. No program sells the last token.
await seller.createListing(listing(tokens.length - 1))
await buyer.createOffer(offer(tokens.length - 1))
print(rows)
