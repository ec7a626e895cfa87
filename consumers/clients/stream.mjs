import { createRequire } from 'node:module'
import { OpenSeaStreamClient } from '@opensea/stream-js'
import { WebSocket } from 'ws'
import { createRecorder, methodsOf, print, settle, world } from './record.mjs'

const { amina, bilal, lanterns, wrappedNative, slug, tokens, auction, seaport } = world
const { call, complete, rows } = await createRecorder('@opensea/stream-js', '0.4.0')
const connectOptions = { transport: WebSocket }
const apiUrl = `${world.url.replace('http', 'ws')}/socket`
const open = () => new OpenSeaStreamClient({ apiUrl, token: 'any', connectOptions, logLevel: 50 })

const require = createRequire(import.meta.url)
const { OpenSeaSDK } = require('opensea-js-6')
const { ethers } = createRequire(require.resolve('opensea-js-6'))('ethers')

function walletOf({ privateKey }) {
  const provider = new ethers.providers.StaticJsonRpcProvider(world.rpcUrl, 31_337)
  provider.pollingInterval = 20
  return new ethers.Wallet(privateKey, provider)
}
function sdkOf(account) {
  const wallet = walletOf(account)
  const sdk = new OpenSeaSDK(wallet.provider, { chain: 'ethereum', apiKey: 'any' }, undefined, wallet)
  sdk.api.apiBaseUrl = world.url
  return sdk
}
const [seller, buyer] = [sdkOf(amina), sdkOf(bilal)]
const expirationTime = Math.floor(Date.now() / 1000) + 86_400
const terms = (index, account) => ({
  asset: { tokenAddress: lanterns, tokenId: tokens[index] },
  accountAddress: account.address,
  startAmount: 1,
  expirationTime,
  ...(account === bilal ? { paymentTokenAddress: wrappedNative } : {}),
})

await call('connect', async () => {
  const client = open()
  client.connect()
  client.disconnect()
})
await call(
  'disconnect',
  () =>
    new Promise((resolve) => {
      const client = open()
      client.connect()
      client.disconnect(resolve)
    }),
)

/** Listens to one type of event, and resolves when the client reports it for this collection. */
function hear(method) {
  const client = open()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('heard nothing')), 20_000)
    client[method](slug, (event) => {
      clearTimeout(timer)
      client.disconnect(() => undefined)
      resolve(event)
    })
  })
}
const joined = () => new Promise((resolve) => setTimeout(resolve, 300))
/** Calls the client's listener, and then does what it is to hear of. */
const check = (method, act) =>
  call(method, async () => {
    const heard = hear(method)
    await joined()
    const done = await act()
    await heard
    return done
  })

const listed = await check('onItemListed', () => seller.createListing(terms(2, amina)))
await check('onItemReceivedOffer', () => buyer.createOffer(terms(2, bilal)))
await check('onCollectionOffer', () =>
  buyer.createCollectionOffer({
    collectionSlug: slug,
    accountAddress: bilal.address,
    amount: 0.1,
    quantity: 1,
    expirationTime,
    paymentTokenAddress: wrappedNative,
  }),
)
await check('onTraitOffer', async () => {
  const response = await fetch(`${world.url}/v2/offers/build`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      offerer: bilal.address,
      quantity: 1,
      criteria: { collection: { slug }, trait: { type: 'Glass', value: 'Amber' } },
      protocol_address: seaport,
    }),
  })
  const { partialParameters } = await response.json()
  const { executeAllActions } = await buyer.seaport_v1_5.createOrder(
    {
      offer: [{ token: wrappedNative, amount: String(10n ** 17n) }],
      consideration: [
        ...partialParameters.consideration.map((one) => ({
          ...{ itemType: one.itemType, token: one.token, identifier: one.identifierOrCriteria },
          ...{ amount: one.startAmount, recipient: one.recipient },
        })),
        { token: wrappedNative, amount: String(25n * 10n ** 14n), recipient: world.fee.recipient },
      ],
      zone: partialParameters.zone,
      zoneHash: partialParameters.zoneHash,
      restrictedByZone: partialParameters.zone !== ethers.constants.AddressZero,
      allowPartialFills: true,
      endTime: String(expirationTime),
    },
    bilal.address,
  )
  return buyer.api.post('/v2/offers', {
    criteria: { collection: { slug }, trait: { type: 'Glass', value: 'Amber' } },
    protocol_data: await executeAllActions(),
    protocol_address: seaport,
  })
})
await check('onItemMetadataUpdated', () => seller.api.refreshNFTMetadata('ethereum', lanterns, tokens[2]))
const { executeAllActions } = await seller.seaport_v1_5.createOrder(
  {
    ...auction,
    restrictedByZone: true,
    offer: [{ itemType: 2, token: lanterns, identifier: tokens[7] }],
    consideration: [{ token: wrappedNative, amount: String(10n ** 17n), recipient: amina.address }],
    endTime: String(expirationTime + 86_400),
  },
  amina.address,
)
const posting = await executeAllActions()
await call('onItemReceivedBid', async () => {
  await seller.api.postOrder(posting, { side: 'ask', protocolAddress: seaport })
  const heard = hear('onItemReceivedBid')
  await joined()
  await buyer.createOffer(terms(7, bilal))
  await heard
})
const lantern = new ethers.Contract(
  lanterns,
  ['function transferFrom(address,address,uint256)'],
  walletOf(amina),
)
await seller.createListing(terms(3, amina))
await check('onOrderInvalidate', async () =>
  (await lantern.transferFrom(amina.address, bilal.address, tokens[3])).wait(),
)
await check('onOrderRevalidate', async () =>
  (await lantern.connect(walletOf(bilal)).transferFrom(bilal.address, amina.address, tokens[3])).wait(),
)
await settle()
await check('onItemSold', () => buyer.fulfillOrder({ order: listed, accountAddress: bilal.address }))
await check('onItemTransferred', async () =>
  (await lantern.transferFrom(amina.address, bilal.address, tokens[4])).wait(),
)
const other = await seller.createListing(terms(5, amina))
await check('onItemCancelled', () => seller.cancelOrder({ order: other, accountAddress: amina.address }))
await call('onEvents, for all collections', async () => {
  const client = open()
  const heard = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('heard nothing')), 20_000)
    client.onEvents('*', ['item_listed'], resolve)
  })
  await joined()
  await seller.createListing(terms(6, amina))
  await heard
})
complete(methodsOf(open(), require.resolve('@opensea/stream-js').replace(/index\.c?js$/, 'index.d.ts')))
print(rows)
