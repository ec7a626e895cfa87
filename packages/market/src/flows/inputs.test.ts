import { createClient, custom, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { createMarketApi } from '../api/MarketApi.js'
import { createMarket } from '../createMarket.js'
import { failure } from '../testing/stage.js'
import { InputError } from './internal/Input.js'

const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const asset = { contract, tokenId: 7n } as const
const wrong = '0x5FbDB2315678afecb367f032d93F642f64180aa'
const unsummed = '0x5FBDB2315678afecb367f032d93F642f64180aa3'

/** A market that records every request to wallet, node or server. */
function watched() {
  const asked: string[] = []
  const note = (what: string) => {
    asked.push(what)
    return Promise.reject(new TypeError('fetch failed'))
  }
  const client = createClient({
    account: privateKeyToAccount(`0x${'11'.repeat(32)}`),
    transport: custom({ request: ({ method }: { method: string }) => note(method) }, { retryCount: 0 }),
  })
  const fetch = (input: unknown) => note(String(input))
  const api = createMarketApi({ chain: 'ethereum', baseUrl: 'http://market.test', fetch })
  return { market: createMarket({ client, api }), asked }
}

type Trade = Exclude<keyof ReturnType<typeof createMarket>, 'on' | 'off' | 'once'>

/** Calls a trade like code without types. */
async function refusal(trade: Trade, options: unknown): Promise<string> {
  const { market, asked } = watched()
  const call = market[trade] as (options: unknown) => Promise<unknown>
  const error = await failure(call(options))
  expect(error).toBeInstanceOf(InputError)
  expect(asked).toEqual([])
  return String(error)
}

const parameters = {
  offerer: contract,
  zone: contract,
  offer: [],
  consideration: [],
  orderType: 0,
  startTime: 0n,
  endTime: 1n,
  zoneHash: `0x${'00'.repeat(32)}`,
  salt: 0n,
  conduitKey: `0x${'00'.repeat(32)}`,
  counter: 0n,
}
const order = { parameters, signature: '0x' }

const calls: readonly (readonly [Trade, unknown])[] = [
  ['createListing', undefined],
  ['createListing', { price: 1n }],
  ['createListing', { asset: null, price: 1n }],
  ['createListing', { asset: { tokenId: 7n }, price: 1n }],
  ['createListing', { asset: { ...asset, contract: wrong }, price: 1n }],
  ['createListing', { asset: { ...asset, contract: unsummed }, price: 1n }],
  ['createListing', { asset, price: 1n, currency: null }],
  ['createListing', { asset, price: 1n, taker: wrong }],
  ['createListing', { asset, price: 1n, account: wrong }],
  ['createListing', { asset, price: 1n, endTime: 1_700_000_000 }],
  ['createListing', { asset, price: 1n, pricePer: 'each' }],
  ['createListing', { asset, price: 1n, fees: [{ basisPoints: 250 }] }],
  ['createListing', { asset, price: 1n, englishAuction: { settler: wrong } }],
  ['createListings', {}],
  ['createListings', { listings: [] }],
  ['createListings', { listings: [{ asset, price: 1n }, { price: 1n }] }],
  ['createOffer', { price: 1n }],
  ['createOffer', { asset, price: 1n, currency: wrong }],
  ['createOffer', { asset, price: 1n, collection: 7 }],
  ['createOffers', { offers: [] }],
  ['createOffers', { offers: [{ asset, price: 1n }, { price: 1n }] }],
  ['createBundle', { assets: [asset], price: 1n }],
  ['createBundle', { assets: [asset, null], price: 1n }],
  ['createSwap', { give: [], want: [asset] }],
  ['createSwap', { give: [asset] }],
  ['createSwap', { give: [asset], want: [{ tokenId: 7n }] }],
  ['createSwap', { give: [asset], want: { contract: wrong } }],
  ['createSwap', { give: [asset], want: [asset], pay: '1' }],
  ['createCollectionOffer', { price: 1n }],
  ['createCollectionOffer', { collection: 'lanterns', price: 1n, tokenIds: [7] }],
  ['createCollectionOffer', { collection: 'lanterns', price: 1n, quantity: 2 }],
  ['createCollectionOffer', { collection: 'lanterns', price: 1n, traits: [{ type: 'Glass' }] }],
  ['createCollectionOffers', { offers: [] }],
  ['createCollectionOffers', { offers: [{ collection: 'lanterns', price: 1n }, { price: 1n }] }],
  ['fulfillOrder', {}],
  ['fulfillOrder', { order: null }],
  ['fulfillOrder', { order: '0x12' }],
  ['fulfillOrder', { order: { signature: '0x' } }],
  ['fulfillOrder', { order: { parameters: { ...parameters, offerer: wrong }, signature: '0x' } }],
  ['fulfillOrder', { order: { orderHash: '0x', order } }],
  ['fulfillOrder', { order, recipient: wrong }],
  ['fulfillOrder', { order, quantity: 1 }],
  ['fulfillOrder', { order, expected: { payment: '1' } }],
  ['fulfillOrder', { order, tips: [{ recipient: contract }] }],
  ['fulfillOrder', { order, tips: [{ amount: 1n }] }],
  ['fulfillOrder', { order, tips: [{ contract, tokenId: 7, recipient: contract }] }],
  ['fulfillOrders', {}],
  ['fulfillOrders', { orders: [order] }],
  ['fulfillOrders', { orders: [{ order }], maximumTotal: 5n }],
  ['cancelOrder', undefined],
  ['cancelOrder', {}],
  ['cancelOrders', { orders: [undefined] }],
  ['cancelOrders', { orders: null }],
  ['cancelOrders', { by: 'all' }],
  ['approveOrder', {}],
  ['isOrderFulfillable', {}],
  ['settleAuction', {}],
  ['settleAuction', { auction: order, bid: null }],
  ['transfer', { to: contract }],
  ['transfer', { asset }],
  ['transfer', { asset: { ...asset, contract: wrong }, to: contract }],
  ['transfer', { asset: { currency: zeroAddress }, to: contract, amount: 1 }],
  ['transferTokens', { assets: [], to: contract }],
  ['transferTokens', { assets: [{ ...asset, quantity: 1 }], to: contract }],
  ['getBalance', {}],
  ['getBalance', { asset: { currency: wrong } }],
  ['revokeApproval', {}],
  ['revokeApproval', { operator: contract }],
  ['revokeApproval', { currency: wrong, operator: contract }],
  ['matchOrders', {}],
  ['matchOrders', { orders: [order] }],
  ['matchOrders', { orders: [{ order }], recipient: wrong }],
  ['validateOrders', { orders: [null] }],
  ['setDomain', {}],
  ['wrapEth', undefined],
  ['unwrapWeth', { amount: 1 }],
]

describe('InputError', () => {
  test('default', async () => {
    const messages: string[] = []
    for (const [trade, options] of calls) messages.push(await refusal(trade, options))
    expect(messages.map((message) => message.replace('Trade.InputError: ', ''))).toMatchInlineSnapshot(`
      [
        "createListing: the argument is missing; expected its options.",
        "createListing: asset is missing; expected a token: { contract, tokenId }.",
        "createListing: asset is null; expected a token: { contract, tokenId }.",
        "createListing: asset.contract is missing; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createListing: asset.contract is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createListing: asset.contract is "0x5FBDB2315678afecb367f032d93F642f64180aa3"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createListing: currency is null; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createListing: taker is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createListing: account is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createListing: endTime is 1700000000; expected a bigint.",
        "createListing: pricePer is "each"; expected one of unit, all.",
        "createListing: fees[0].recipient is missing; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createListing: englishAuction.settler is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createListings: listings is missing; expected a list of at least one listing.",
        "createListings: listings is a list; expected a list of at least one listing.",
        "createListings: listings[1].asset is missing; expected a token: { contract, tokenId }.",
        "createOffer: asset is missing; expected a token: { contract, tokenId }.",
        "createOffer: currency is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createOffer: collection is 7; expected a collection or its slug.",
        "createOffers: offers is a list; expected a list of at least one offer.",
        "createOffers: offers[1].asset is missing; expected a token: { contract, tokenId }.",
        "createBundle: assets is a list; expected a list of at least two tokens: { contract, tokenId }.",
        "createBundle: assets[1] is null; expected a token: { contract, tokenId }.",
        "createSwap: give is a list; expected a list of at least one token: { contract, tokenId }.",
        "createSwap: want is missing; expected a list of tokens, or any of a collection: { contract, quantity }.",
        "createSwap: want[0].contract is missing; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createSwap: want.contract is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "createSwap: pay is "1"; expected a sum of money: { amount, currency }.",
        "createCollectionOffer: collection is missing; expected the slug of a collection.",
        "createCollectionOffer: tokenIds[0] is 7; expected a bigint, or a range of them: { first, last }.",
        "createCollectionOffer: quantity is 2; expected a bigint.",
        "createCollectionOffer: traits[0].value is missing; expected a text.",
        "createCollectionOffers: offers is a list; expected a list of at least one collection offer.",
        "createCollectionOffers: offers[1].collection is missing; expected the slug of a collection.",
        "fulfillOrder: order is missing; expected an order: its hash, signed, or as the market gave it.",
        "fulfillOrder: order is null; expected an order: its hash, signed, or as the market gave it.",
        "fulfillOrder: order is "0x12"; expected a hash: 0x and 64 hexadecimal digits.",
        "fulfillOrder: order.order is missing; expected an object.",
        "fulfillOrder: order.parameters.offerer is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address.",
        "fulfillOrder: order.protocolAddress is missing; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "fulfillOrder: recipient is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "fulfillOrder: quantity is 1; expected a bigint.",
        "fulfillOrder: expected.payment is "1"; expected a bigint.",
        "fulfillOrder: tips[0].amount is missing; expected a bigint.",
        "fulfillOrder: tips[0].recipient is missing; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "fulfillOrder: tips[0].tokenId is 7; expected a bigint.",
        "fulfillOrders: orders is missing; expected a list of { order }.",
        "fulfillOrders: orders[0].order is missing; expected an order: its hash, signed, or as the market gave it.",
        "fulfillOrders: maximumTotal is 5n; expected a total: { amount, currency }.",
        "cancelOrder: the argument is missing; expected its options.",
        "cancelOrder: order is missing; expected an order: its hash, signed, or as the market gave it.",
        "cancelOrders: orders[0] is missing; expected an order: its hash, signed, or as the market gave it.",
        "cancelOrders: orders is null; expected a list of orders.",
        "cancelOrders: by is "all"; expected one of order, counter.",
        "approveOrder: order is missing; expected an order: its hash, signed, or as the market gave it.",
        "isOrderFulfillable: order is missing; expected an order: its hash, signed, or as the market gave it.",
        "settleAuction: auction is missing; expected an order: its hash, signed, or as the market gave it.",
        "settleAuction: bid is null; expected an order: its hash, signed, or as the market gave it.",
        "transfer: asset is missing; expected a token: { contract, tokenId }, or money: { currency }.",
        "transfer: to is missing; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "transfer: asset.contract is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "transfer: amount is 1; expected a bigint.",
        "transferTokens: assets is a list; expected a list of at least one token: { contract, tokenId }.",
        "transferTokens: assets[0].quantity is 1; expected a bigint.",
        "getBalance: asset is missing; expected a token: { contract, tokenId }, or money: { currency }.",
        "getBalance: asset.currency is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "revokeApproval: operator is missing; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "revokeApproval: contract is missing; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "revokeApproval: currency is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "matchOrders: orders is missing; expected a list of { order }.",
        "matchOrders: orders[0].order is missing; expected an order: its hash, signed, or as the market gave it.",
        "matchOrders: recipient is "0x5FbDB2315678afecb367f032d93F642f64180aa"; expected an address: 0x and 40 hexadecimal digits, in lower case or with its checksum.",
        "validateOrders: orders[0] is null; expected an order: its hash, signed, or as the market gave it.",
        "setDomain: domain is missing; expected a text.",
        "wrapEth: amount is missing; expected an amount: a bigint in the smallest unit, or a decimal string.",
        "unwrapWeth: amount is 1; expected an amount: a bigint in the smallest unit, or a decimal string.",
      ]
    `)
  })

  test('behavior: what the types allow is let through', async () => {
    const { market, asked } = watched()
    const wishes = [
      market.createListing({ asset, price: '1.5', taker: contract, endTime: 0n, fees: [] }),
      market.createCollectionOffer({
        collection: 'lanterns',
        price: 1n,
        tokenIds: [{ first: 1n, last: 3n }],
      }),
      market.cancelOrders({ by: 'counter' }),
      market.getBalance({ asset: { currency: zeroAddress }, retries: 0 }),
    ]
    const errors = await Promise.all(wishes.map(failure))
    expect(errors.filter((error) => error instanceof InputError)).toEqual([])
    expect(asked.length).toBeGreaterThan(0)
  })
})
