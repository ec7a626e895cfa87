import { createRequire } from 'node:module'
import { createRecorder, print, settle, world } from './record.mjs'

const { client, version, module, amina, bilal, lanterns, wrappedNative, slug, seaport, tokens, listing } =
  world
const { OpenSeaSDK } = await import(module).then((found) => (found.OpenSeaSDK ? found : found.default))
const { ethers } = createRequire(new URL(`node_modules/${module}/package.json`, import.meta.url))('ethers')
const { call, rows, url } = await createRecorder(client, version)

function sdkOf({ privateKey }) {
  const provider = new ethers.JsonRpcProvider(world.rpcUrl, 31_337, {
    staticNetwork: true,
    cacheTimeout: -1,
    polling: true,
  })
  provider.pollingInterval = 20
  return new OpenSeaSDK(new ethers.Wallet(privateKey, provider), {
    chain: 'ethereum',
    apiKey: 'any',
    apiBaseUrl: url,
  })
}
const [seller, buyer] = [sdkOf(amina), sdkOf(bilal)]
const { api } = buyer
// Some versions ignore the option.
for (const { api: own } of [seller, buyer]) own.apiBaseUrl = url
const { token } = world
const own = amina.address

/** Calls with their arguments. A version has some of them. */
const reads = {
  getOrder: [{ side: 'ask', tokenIds: [token], assetContractAddress: lanterns }],
  getOrders: [{ side: 'ask', tokenIds: [token], assetContractAddress: lanterns }],
  getOrderByHash: [listing, seaport, 'ethereum'],
  getAllOffers: [slug, 5],
  getAllListings: [slug, 5],
  getTraitOffers: [slug, 'Glass', 'Amber'],
  getBestOffer: [slug, token],
  getBestListing: [slug, token],
  getBestListings: [slug, 5],
  generateFulfillmentData: [bilal.address, listing, seaport, 'ask'],
  buildOffer: [bilal.address, 1, slug],
  getCollectionOffers: [slug],
  getNFTsByCollection: [slug, 2],
  getNFTsByContract: [lanterns, 2],
  getNFTsByAccount: [own, 2],
  getNFT: [lanterns, token],
  getCollection: [slug],
  getCollections: [],
  getCollectionStats: [slug],
  getPaymentToken: [wrappedNative],
  getAccount: [own],
  refreshNFTMetadata: [lanterns, token],
  offchainCancelOrder: [seaport, listing, 'ethereum'],
  getEvents: [],
  getEventsByAccount: [own],
  getEventsByCollection: [slug],
  getEventsByNFT: ['ethereum', lanterns, token],
  getContract: [lanterns],
  getTraits: [slug],
  getOffersByNFT: [slug, token],
  getCollectionHolders: [slug],
  getTransactionReceipt: [{ chain: 'ethereum', hash: listing }],
  resolveAccount: [own],
  search: [{ query: 'lantern' }],
  getNFTCollection: [lanterns, token],
  getNFTMetadata: [lanterns, token],
  getTrendingTokens: [{}],
  getTopTokens: [{}],
}

await settle()
const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(api)).filter(
  (name) =>
    !/^(constructor|get|post|put|patch|delete|request|_.*|objectToSearchParams|on[A-Z].*)$/.test(name) &&
    typeof api[name] === 'function',
)
const posts = ['postOrder', 'postListing', 'postOffer', 'postCollectionOffer']
for (const name of methods.filter((one) => !posts.includes(one)))
  await call(`api.${name}`, () => api[name](...(reads[name] ?? ['ethereum', lanterns, {}])))

if (version.startsWith('7.0')) await trade()
print(rows)

/** This version trades on the exchange of this market; later ones on its successor. */
async function trade() {
  const expirationTime = Math.floor(Date.now() / 1000) + 86_400
  const asset = (index) => ({ tokenAddress: lanterns, tokenId: tokens[index] })
  const terms = (index, more = {}) => ({ asset: asset(index), startAmount: 1, expirationTime, ...more })
  const listed = await call('createListing', () => seller.createListing(terms(2, { accountAddress: own })))
  const dutch = await call('createListing, with a falling price', () =>
    seller.createListing(terms(3, { accountAddress: own, startAmount: 2, endAmount: 1 })),
  )
  await call('createListing, for one buyer', () =>
    seller.createListing(terms(4, { accountAddress: own, buyerAddress: bilal.address })),
  )
  const paid = { accountAddress: bilal.address, paymentTokenAddress: wrappedNative }
  const bid = await call('createOffer', () => buyer.createOffer(terms(5, paid)))
  await call('createCollectionOffer', () =>
    buyer.createCollectionOffer({ ...paid, collectionSlug: slug, amount: 0.5, quantity: 1, expirationTime }),
  )
  await call(
    'isOrderFulfillable',
    () => seller.isOrderFulfillable({ order: listed, accountAddress: own }),
    (is) => is === true,
  )
  await call('approveOrder', () => seller.approveOrder(listed))
  await settle()
  await call('fulfillOrder, a listing', () =>
    buyer.fulfillOrder({ order: listed, accountAddress: bilal.address }),
  )
  await settle()
  await call('fulfillOrder, an offer', () => seller.fulfillOrder({ order: bid, accountAddress: own }))
  await call('cancelOrder', () => seller.cancelOrder({ order: dutch, accountAddress: own }))
}
