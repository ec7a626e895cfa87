import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createRecorder, methodsOf, print, settle, world } from './record.mjs'

const { module, version, amina, bilal, lanterns, wrappedNative, seaport, tokens } = world
const require = createRequire(import.meta.url)
const { Seaport } = require(module)
const { ethers } = createRequire(require.resolve(module))('ethers')
const { call, complete, rows, url } = await createRecorder('@opensea/seaport-js', version)
const isFive = ethers.version.includes('5.')

function seaportOf({ privateKey }) {
  const provider = isFive
    ? new ethers.providers.StaticJsonRpcProvider(world.rpcUrl, 31_337)
    : new ethers.JsonRpcProvider(world.rpcUrl, 31_337, {
        staticNetwork: true,
        cacheTimeout: -1,
        polling: true,
      })
  provider.pollingInterval = 20
  return new Seaport(new ethers.Wallet(privateKey, provider), { overrides: { contractAddress: seaport } })
}
const [seller, buyer] = [seaportOf(amina), seaportOf(bilal)]
const endTime = String(Math.floor(Date.now() / 1000) + 86_400)
const eth = (text) => (isFive ? ethers.utils.parseEther(text) : ethers.parseEther(text)).toString()
const fee = { recipient: world.fee.recipient, basisPoints: world.fee.basisPoints }
const item = (index) => ({ itemType: 2, token: lanterns, identifier: tokens[index] })

async function sign(side, input) {
  const [maker, account] = side === 'listings' ? [seller, amina] : [buyer, bilal]
  const { executeAllActions } = await maker.createOrder({ endTime, ...input }, account.address)
  return executeAllActions()
}
async function post(side, order) {
  const response = await fetch(`${url}/v2/orders/ethereum/seaport/${side}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...order, protocol_address: seaport }),
  })
  const body = await response.json()
  if (!response.ok) throw new Error(body.errors.join(' '))
  return body.order
}
const first = 2
await settle()
const order = await sign('listings', {
  offer: [item(first)],
  consideration: [{ amount: eth('1'), recipient: amina.address }],
  fees: [fee],
})
await call('createOrder, a listing', () => post('listings', order))
await call('createOrder, an offer', async () =>
  post(
    'offers',
    await sign('offers', {
      offer: [{ token: wrappedNative, amount: eth('1') }],
      consideration: [{ ...item(first), recipient: bilal.address }],
    }),
  ),
)
await call('createOrder, a bundle', async () =>
  post(
    'listings',
    await sign('listings', {
      offer: [item(first + 1), item(first + 2)],
      consideration: [{ amount: eth('2'), recipient: amina.address }],
    }),
  ),
)
await call('createBulkOrders', async () => {
  const input = {
    offer: [item(first + 3)],
    endTime,
    consideration: [{ amount: eth('3'), recipient: amina.address }],
  }
  const { executeAllActions } = await seller.createBulkOrders(
    [input, { ...input, consideration: [{ amount: eth('4'), recipient: amina.address }] }],
    amina.address,
  )
  for (const one of await executeAllActions()) await post('listings', one)
})
await call('validate', async () => (await seller.validate([order], amina.address)).transact())
await settle()
await call('fulfillOrder', async () =>
  (await buyer.fulfillOrder({ order, accountAddress: bilal.address })).executeAllActions(),
)
const cancelled = await sign('listings', {
  offer: [item(first + 3)],
  consideration: [{ amount: eth('5'), recipient: amina.address }],
})
await post('listings', cancelled)
await call(
  'cancelOrders',
  async () => {
    await (await seller.cancelOrders([cancelled.parameters], amina.address).transact()).wait()
    await settle()
    const hash = seller.getOrderHash(cancelled.parameters)
    const { order: read } = await (await fetch(`${url}/v2/order/${hash}`)).json()
    return read.cancelled
  },
  (is) => is === true,
)
// The other methods ask the exchange, not the market.
const isText = (text) => /^0x[0-9a-f]+$/i.test(text)
const components = cancelled.parameters
await call('signOrder', () => seller.signOrder(components, amina.address), isText)
await call(
  'signBulkOrder',
  () => seller.signBulkOrder([components, components], amina.address),
  (signed) => signed.length === 2,
)
await call('getOrderHash', async () => seller.getOrderHash(components), isText)
await call(
  'getCounter',
  () => seller.getCounter(amina.address),
  (counter) => String(counter) === String(components.counter),
)
await call(
  'getOrderStatus',
  () => seller.getOrderStatus(seller.getOrderHash(cancelled.parameters)),
  (status) => status.isCancelled,
)
const listingOf = (index, price) => ({
  offer: [item(index)],
  consideration: [{ amount: eth(price), recipient: amina.address }],
})
const several = [
  await sign('listings', listingOf(first + 4, '0.2')),
  await sign('listings', listingOf(first + 5, '0.3')),
]
for (const one of several) await post('listings', one)
await settle()
const mined = async (transaction) => (await (await transaction).wait()).status === 1
await call('fulfillOrders', async () =>
  mined(
    (
      await buyer.fulfillOrders({
        fulfillOrderDetails: several.map((one) => ({ order: one })),
        accountAddress: bilal.address,
      })
    ).executeAllActions(),
  ),
)
const wanted = await sign('offers', {
  offer: [{ token: wrappedNative, amount: eth('0.4') }],
  consideration: [{ ...item(first + 6), recipient: bilal.address }],
})
const reference = (orderIndex) => [{ orderIndex, itemIndex: 0 }]
const paid = await sign('listings', {
  offer: [item(first + 6)],
  consideration: [{ token: wrappedNative, amount: eth('0.4'), recipient: amina.address }],
})
await call('matchOrders', () =>
  mined(
    seller
      .matchOrders({
        orders: [paid, wanted],
        fulfillments: [
          { offerComponents: reference(0), considerationComponents: reference(1) },
          { offerComponents: reference(1), considerationComponents: reference(0) },
        ],
        accountAddress: amina.address,
      })
      .transact(),
  ),
)
const domain = `shop-${version}.example`
await call('setDomain', () => mined(seller.setDomain(domain, amina.address).transact()))
const tag = (isFive ? ethers.utils.id(domain) : ethers.id(domain)).slice(0, 10)
await call(
  'getNumberOfDomains',
  () => seller.getNumberOfDomains(tag),
  (count) => Number(count) === 1,
)
await call(
  'getDomain',
  () => seller.getDomain(tag, 0),
  (name) => name === domain,
)
await call(
  'getDomains',
  () => seller.getDomains(tag),
  (names) => names[0] === domain,
)
await call(
  'bulkCancelOrders',
  () => mined(seller.bulkCancelOrders(amina.address).transact()),
  async () => String(await seller.getCounter(amina.address)) !== String(components.counter),
)
complete(
  methodsOf(seller, fileURLToPath(new URL(`node_modules/${module}/lib/seaport.d.ts`, import.meta.url))),
)
print(rows)
