import { createRequire } from 'node:module'
import { createRecorder, print, settle, world } from './record.mjs'

const { module, version, amina, bilal, lanterns, wrappedNative, seaport, tokens } = world
const require = createRequire(import.meta.url)
const { Seaport } = require(module)
const { ethers } = createRequire(require.resolve(module))('ethers')
const { call, rows, url } = await createRecorder('@opensea/seaport-js', version)
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
print(rows)
