import { createRequire } from 'node:module'
import type { Seaport as PeerSeaport } from '@opensea/seaport-js'
import { demo } from '@souk/devchain'
import { getOrders } from '@souk/market'
import { isHex, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { buyItem, connectWallet, listItem, notForSale, openItem, priceBox } from './app.js'
import { balanceOf, confirmed, giveToken, market, newcomer, ownerOf, type Person } from './market.js'
import { testVisitors } from './visitors.js'

// The published client of the same protocol, as an independent check.
const require = createRequire(import.meta.url)
const { Seaport } = require('@opensea/seaport-js') as { Seaport: typeof PeerSeaport }
// Only the parts in use, with the peer's types: the two type sets of ethers are incompatible.
const { JsonRpcProvider, Wallet } = require('ethers') as {
  JsonRpcProvider: new (url: string, chainId: number, options: object) => { pollingInterval: number }
  Wallet: new (privateKey: string, provider: object) => ConstructorParameters<typeof PeerSeaport>[0]
}

const visitors = testVisitors()

function peerOf(person: Person): PeerSeaport {
  const options = { staticNetwork: true, cacheTimeout: -1, polling: true }
  const provider = new JsonRpcProvider(market.rpcUrl, market.chain.id, options)
  provider.pollingInterval = 20
  return new Seaport(new Wallet(person.privateKey, provider))
}

/** Calls the market's HTTP API directly, as another client would. */
async function postJson(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${market.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([response.status, response.ok]).toEqual([expect.any(Number), true])
  return response.json()
}

type SignedOrder = Parameters<PeerSeaport['fulfillOrder']>[0]['order']

describe('@opensea/seaport-js 3.0.2', () => {
  test('behavior: fills an order that the app listed', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(sellerAccount)
    const { page, wallet } = await visitors.comeWithWallet(sellerAccount)
    await openItem(page, token)
    await connectWallet(page, wallet)
    await listItem(page, { price: '0.75' })

    const { orders } = await getOrders(market.api, { side: 'ask', maker: sellerAccount.address })
    const [listing] = orders
    if (!listing) return expect.fail('the market does not know the listing')
    const answer = await postJson('/v2/listings/fulfillment_data', {
      listing: { hash: listing.orderHash, chain: 'souk', protocol_address: demo.contracts.seaport },
      fulfiller: { address: buyerAccount.address },
    })
    const { fulfillment_data: data } = answer as { fulfillment_data: { orders: [SignedOrder] } }
    const before = await balanceOf(sellerAccount.address)
    const { executeAllActions } = await peerOf(buyerAccount).fulfillOrder({
      order: data.orders[0],
      accountAddress: buyerAccount.address,
    })
    const transaction = await executeAllActions()
    if (!('hash' in transaction) || !isHex(transaction.hash)) return expect.fail('no hash')
    await confirmed(transaction.hash)

    expect(await ownerOf(token)).toBe(buyerAccount.address)
    expect((await balanceOf(sellerAccount.address)) - before).toBe((parseEther('0.75') * 94n) / 100n)
    await notForSale(page)
  })

  test('behavior: makes a listing that the market accepts and the app buys', async () => {
    const [sellerAccount, buyerAccount] = [await newcomer(), await newcomer()]
    const token = await giveToken(sellerAccount)
    const { page, wallet } = await visitors.comeWithWallet(buyerAccount)
    await openItem(page, token)
    await connectWallet(page, wallet)
    const { executeAllActions } = await peerOf(sellerAccount).createOrder(
      {
        offer: [{ itemType: 2, token: token.contract, identifier: String(token.tokenId) }],
        consideration: [{ amount: String(parseEther('0.65')), recipient: sellerAccount.address }],
        fees: [{ recipient: demo.artist.address, basisPoints: 500 }],
        conduitKey: demo.conduitKey,
        endTime: String(Math.floor(Date.now() / 1000) + 86_400),
      },
      sellerAccount.address,
    )
    const order = await executeAllActions()
    await postJson('/v2/orders/souk/seaport/listings', {
      ...order,
      protocol_address: demo.contracts.seaport,
    })

    await priceBox(page).getByText('0.65 ETH').first().waitFor()
    const before = await balanceOf(sellerAccount.address)
    await buyItem(page)
    expect(await ownerOf(token)).toBe(buyerAccount.address)
    expect((await balanceOf(sellerAccount.address)) - before).toBe((parseEther('0.65') * 95n) / 100n)
  })
})
