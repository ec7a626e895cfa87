import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createRecorder, methodsOf, print, settle, world } from './record.mjs'

const { client, version, module, amina, bilal, lanterns, wrappedNative, slug, seaport, tokens, listing } =
  world
const { OpenSeaSDK } = await import(module).then((found) => (found.OpenSeaSDK ? found : found.default))
const { ethers } = createRequire(new URL(`node_modules/${module}/package.json`, import.meta.url))('ethers')
const { call, complete, rows, url } = await createRecorder(client, version)

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
const expirationTime = Math.floor(Date.now() / 1000) + 86_400
const own = amina.address

const nft = { chain: 'ethereum', contractAddress: lanterns, tokenId: token }
const slugOf = (one) => one.collection ?? one.slug

/** Calls with their arguments, and what their answers must hold. A version has some of them. */
const reads = {
  getOrder: [
    [{ side: 'ask', tokenIds: [token], assetContractAddress: lanterns }],
    (it) => it.orderHash.length === 66,
  ],
  getOrders: [
    [{ side: 'ask', tokenIds: [token], assetContractAddress: lanterns }],
    (it) => it.orders.some(({ orderHash }) => orderHash === listing),
  ],
  getOrderByHash: [[listing, seaport, 'ethereum'], (it) => (it.orderHash ?? it.order_hash) === listing],
  getAllOffers: [[slug, 5], (it) => it.offers.length > 0],
  getAllListings: [[slug, 5], (it) => it.listings.length > 0],
  getTraitOffers: [[slug, 'Glass', 'Amber'], (it) => Array.isArray(it.offers)],
  getBestOffer: [[slug, token], (it) => (it.orderHash ?? it.order_hash).length === 66],
  getBestListing: [[slug, token], (it) => (it.orderHash ?? it.order_hash) === listing],
  getBestListings: [[slug, 5], (it) => it.listings.length > 0],
  generateFulfillmentData: [
    [bilal.address, listing, seaport, client === '@opensea/sdk' ? 'listing' : 'ask'],
    (it) => it.protocol.length > 0 && JSON.stringify(it).includes('signature'),
  ],
  buildOffer: [[bilal.address, 1, slug], (it) => it.partialParameters.consideration.length === 1],
  getCollectionOffers: [[slug], (it) => it.offers.length > 0],
  getNFTsByCollection: [[slug, 2], (it) => it.nfts.length === 2],
  getNFTsByContract: [[lanterns, 2], (it) => it.nfts.length === 2],
  getNFTsByAccount: [[own, 2], (it) => it.nfts.length === 2],
  getNFT: [[lanterns, token], (it) => it.nft.identifier === token],
  getCollection: [[slug], (it) => slugOf(it) === slug],
  getCollections: [[], (it) => it.collections.some((one) => slugOf(one) === slug)],
  getCollectionStats: [[slug], (it) => (it.total.numOwners ?? it.total.num_owners) > 0],
  getPaymentToken: [[wrappedNative], (it) => it.symbol === 'WETH'],
  getAccount: [[own], (it) => it.address === own.toLowerCase()],
  refreshNFTMetadata: [[lanterns, token]],
  offchainCancelOrder: [[seaport, listing, 'ethereum', undefined, true]],
  getEvents: [[], (it) => (it.assetEvents ?? it.asset_events).length > 0],
  getEventsByAccount: [[own], (it) => (it.assetEvents ?? it.asset_events).length > 0],
  getEventsByCollection: [[slug], (it) => (it.assetEvents ?? it.asset_events).length > 0],
  getEventsByNFT: [['ethereum', lanterns, token], (it) => (it.assetEvents ?? it.asset_events).length > 0],
  getContract: [[lanterns], (it) => it.collection === slug && it.contractStandard === 'erc721'],
  getTraits: [[slug], (it) => it.counts.Glass.Amber > 0],
  getOffersByNFT: [[slug, token], (it) => it.offers.length > 0],
  getCollectionHolders: [[slug], (it) => it.holders.some(({ address }) => address === own.toLowerCase())],
  getNFTOwners: [[lanterns, token], (it) => it.owners.length === 1 && it.owners[0].quantity === 1],
  resolveAccount: [[own], (it) => it.address === own.toLowerCase()],
  search: [
    [{ query: 'lantern', assetTypes: ['collection'] }],
    (it) => it.results[0].collection.collection === slug,
  ],
  getNFTCollection: [[lanterns, token], (it) => it.collection === slug],
  getNFTMetadata: [[lanterns, token], (it) => it.traits.length > 0],
  getNFTsBatch: [[{ identifiers: [nft] }], (it) => it.nfts.length === 1 && it.nfts[0].identifier === token],
  getCollectionsBatch: [[{ slugs: [slug] }], (it) => it.collections[0].collection === slug],
  getTrendingCollections: [
    [{ timeframe: 'thirty_days' }],
    (it) => it.collections.some((one) => slugOf(one) === slug),
  ],
  getTopCollections: [
    [{ sortBy: 'floor_price' }],
    (it) => it.collections.some((one) => slugOf(one) === slug),
  ],
  getChains: [[], (it) => it.chains[0].chain === 'ethereum'],
  getCollectionTraitFloors: [[slug]],
  getCollectionOfferAggregates: [[slug]],
  getCollectionFloorPrices: [[slug]],
  getNFTAnalytics: [[lanterns, token]],
  validateNFTMetadata: [[lanterns, token]],
  createCancelOrderActions: [[seaport, listing, { offerer: own }]],
  getTransactionReceipt: [[{ chain: 'ethereum', hash: listing }]],
  getTrendingTokens: [[{}]],
  getTopTokens: [[{}]],
  getSwapQuote: [
    [
      {
        fromChain: 'ethereum',
        fromAddress: wrappedNative,
        toChain: 'ethereum',
        toAddress: wrappedNative,
        amount: '1',
        address: own,
      },
    ],
  ],
  getTokenGroups: [[{}]],
  getTokenGroup: [['eth']],
  getDrops: [[{}]],
  getDrop: [[slug]],
  buildDropMintTransaction: [[slug, { minter: own, quantity: 1 }]],
  buildCrossChainDropMintTransactions: [[slug, { minter: own, quantity: 1 }]],
  camelizeResponseBody: [[{ one_word: 1 }], (it) => it.oneWord === 1],
  ...Object.fromEntries(
    [
      ...['getAccountTokens', 'getAgentProfileRelationships', 'getAccountTokenActivity', 'getPortfolioStats'],
      ...['getPortfolioHistory', 'getProfileOffersReceived', 'getProfileOffers', 'getProfileListings'],
      ...['getProfileFavorites', 'getProfileCollections', 'getWalletPnl', 'getWalletClosedPositions'],
      'getWalletTokenTransfers',
    ].map((one) => [one, [[own, {}]]]),
  ),
}

/** What the client posts, by the method that posts it. */
const posted = {}
for (const { api: one } of [seller, buyer])
  for (const name of ['postOrder', 'postListing', 'postOffer', 'postCollectionOffer'].filter(
    (name) => one[name],
  )) {
    const post = one[name].bind(one)
    one[name] = (...given) => {
      posted[name] = () => post(...given)
      return post(...given)
    }
  }
const file = (path) => fileURLToPath(new URL(`node_modules/${module}/lib/${path}`, import.meta.url))
const readNames = methodsOf(api, file('api/api.d.ts')).filter(
  (name) => !/^(get|post|put|patch|delete|request|on[A-Z].*)$|^post/.test(name),
)

const criteria = { collection: { slug } }
const buildTerms = { offerer: own, quantity: 1, criteria, protocol_address: seaport }

await settle()
for (const name of readNames) {
  const [sent, holds] = reads[name] ?? [['ethereum', wrappedNative, {}]]
  await call(`api.${name}`, () => api[name](...sent), holds)
}
await call(
  'api.get',
  () => api.get(`/api/v2/chain/ethereum/contract/${lanterns}/nfts`, { limit: 1 }),
  (it) => it.nfts.length === 1,
)
await call('api.post', () => api.post('/api/v2/offers/build', buildTerms))
if (api.request)
  await call(
    'api.request',
    () => api.request('GET', `/api/v2/collections/${slug}`),
    (it) => JSON.stringify(it).includes(slug),
  )
await callAlone()
if (version.startsWith('7.0')) {
  await trade()
  for (const [name, post] of Object.entries(posted)) await call(`api.${name}`, post)
} else await refuse()
complete(methodsOf(api, file('api/api.d.ts')), 'api.')
complete(methodsOf(seller, file('sdk.d.ts')))
print(rows)

/** Calls that concern no market: they go to tokens, and to the wrapped ether of mainnet, whose code the test puts there. */
async function callAlone() {
  for (const name of ['addListener', 'removeListener'])
    await call(name, async () => seller[name]('CreateOrder', print))
  await call('removeAllListeners', async () => seller.removeAllListeners())
  const wrapped = { tokenAddress: world.mainnetWrapped, tokenStandard: 'ERC20' }
  const balance = () => buyer.getBalance({ accountAddress: bilal.address, asset: wrapped })
  const before = await balance()
  const holds = (more) => async () => (await balance()) === before + ethers.parseEther(more)
  await call('wrapEth', () => buyer.wrapEth({ amountInEth: 2, accountAddress: bilal.address }), holds('2'))
  await call(
    'unwrapWeth',
    () => buyer.unwrapWeth({ amountInEth: 1, accountAddress: bilal.address }),
    holds('1'),
  )
  await call('getBalance', async () => String(await balance()), holds('1'))
  const asset = { tokenAddress: lanterns, tokenId: tokens[1], tokenStandard: 'ERC721' }
  await call(
    'transfer',
    () => seller.transfer({ asset, fromAddress: own, toAddress: bilal.address }),
    async () => (await buyer.getBalance({ accountAddress: bilal.address, asset })) === 1n,
  )
}

/** Trades of a version for the next exchange. What the market refuses has its reason; the rest never comes to the market. */
async function refuse() {
  const hash = '^0x[0-9a-f]{64}$'
  const reason = {
    text: 'trades on Seaport 1.6 only; the orders of this market are for Seaport 1.5',
    pattern: new RegExp(`Unsupported protocol address|method": "getCounter"|${hash}`),
  }
  const helped = {
    text: 'goes through a contract of OpenSea, not through a market',
    pattern: new RegExp(hash),
  }
  const amount = client === '@opensea/sdk' ? { amount: 1 } : { startAmount: 1 }
  const terms = {
    asset: { tokenAddress: lanterns, tokenId: tokens[2] },
    accountAddress: own,
    ...amount,
    expirationTime,
  }
  const bid = { ...terms, accountAddress: bilal.address, paymentTokenAddress: wrappedNative }
  const order = api.getOrder
    ? await api.getOrder({ side: 'ask', tokenIds: [token], assetContractAddress: lanterns })
    : await api.getOrderByHash(listing, seaport, 'ethereum')
  const signedOf = (one) => one.protocolData ?? one.protocol_data
  const signed = signedOf(order)
  const { parameters } = signed
  const consideration = [...parameters.consideration, { ...parameters.offer[0], recipient: bilal.address }]
  const reserved = {
    ...{ ...order, taker: { address: bilal.address } },
    protocolData: { ...signed, parameters: { ...parameters, consideration } },
  }
  const mine = { order, accountAddress: own }
  const theirs = { order, accountAddress: bilal.address }
  const held = { asset: { tokenAddress: lanterns, tokenId: tokens[2], tokenStandard: 'ERC721' } }
  const trades = {
    createListing: () => seller.createListing(terms),
    createBulkListings: () =>
      seller.createBulkListings({ accountAddress: own, listings: [terms, { ...terms, amount: 2 }] }),
    createListingAndValidateOnchain: () => seller.createListingAndValidateOnchain(terms),
    createOffer: () => buyer.createOffer(bid),
    createBulkOffers: () =>
      buyer.createBulkOffers({ accountAddress: bilal.address, offers: [bid, { ...bid, amount: 2 }] }),
    createOfferAndValidateOnchain: () => buyer.createOfferAndValidateOnchain(bid),
    createCollectionOffer: () => buyer.createCollectionOffer({ ...bid, collectionSlug: slug, quantity: 1 }),
    fulfillOrder: () => buyer.fulfillOrder(theirs),
    fulfillPrivateOrder: () => buyer.fulfillPrivateOrder({ ...theirs, order: reserved }),
    getCrossChainFulfillmentData: () =>
      buyer.getCrossChainFulfillmentData({
        listings: [{ hash: listing, chain: 'ethereum', protocolAddress: seaport }],
        fulfillerAddress: bilal.address,
        paymentChain: 'ethereum',
        paymentTokenAddress: wrappedNative,
      }),
    isOrderFulfillable: () => buyer.isOrderFulfillable(theirs),
    approveOrder: () => seller.approveOrder(order),
    validateOrderOnchain: () => seller.validateOrderOnchain(parameters, own),
    cancelOrder: () => seller.cancelOrder(mine),
    cancelOrders: () => seller.cancelOrders({ orders: [order], accountAddress: own }),
    offchainCancelOrder: () => seller.offchainCancelOrder(seaport, listing, 'ethereum'),
    bulkTransfer: () =>
      seller.bulkTransfer({ assets: [{ ...held, toAddress: bilal.address }], fromAddress: own }),
    batchApproveAssets: () => seller.batchApproveAssets({ assets: [held], fromAddress: own }),
  }
  for (const [name, trade] of Object.entries(trades).filter(([name]) => seller[name]))
    await call(
      name,
      trade,
      (answer) => answer === undefined || answer === true,
      name === 'bulkTransfer' ? helped : reason,
    )
  const bidden = signedOf(await api.getBestOffer(slug, token))
  const wanted = signedOf((await api.getCollectionOffers(slug)).offers[0])
  const next = { protocolAddress: '0x0000000000000068F116a894984e2DB1123eB395' }
  for (const [name, sent] of [
    ['postOrder', [signed, { ...next, side: 'ask' }]],
    ['postListing', [signed, next.protocolAddress]],
    ['postOffer', [bidden, next.protocolAddress]],
    ['postCollectionOffer', [wanted, slug]],
  ].filter(([name]) => api[name]))
    await call(`api.${name}`, () => api[name](...sent), undefined, reason)
}

/** This version trades on the exchange of this market; later ones on its successor. */
async function trade() {
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
