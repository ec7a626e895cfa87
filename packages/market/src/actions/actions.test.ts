import { readFileSync } from 'node:fs'
import { Order } from '@souk/seaport'
import { Arbitrary } from '@souk/testing'
import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { createMarketApi, type MarketApi } from '../api/MarketApi.js'
import * as TokenIds from '../domain/TokenIds.js'
import { buildOffer } from './buildOffer.js'
import { getAsset } from './getAsset.js'
import { getAssets } from './getAssets.js'
import { getBundle } from './getBundle.js'
import { getBundles } from './getBundles.js'
import { getCollection } from './getCollection.js'
import { getCollectionOffers } from './getCollectionOffers.js'
import { getCollections } from './getCollections.js'
import { getFulfillmentData } from './getFulfillmentData.js'
import { getNft } from './getNft.js'
import { getNfts } from './getNfts.js'
import { getNftsByAccount } from './getNftsByAccount.js'
import { getNftsByCollection } from './getNftsByCollection.js'
import { getNftsByContract } from './getNftsByContract.js'
import { getOrder } from './getOrder.js'
import { getOrders } from './getOrders.js'
import { getOrdersByHash } from './getOrdersByHash.js'
import { getPaymentToken } from './getPaymentToken.js'
import { getSignedOrders } from './getSignedOrders.js'
import { notifyCancellation } from './notifyCancellation.js'
import { postCollectionOffer } from './postCollectionOffer.js'
import { postOrder } from './postOrder.js'
import { postOrders } from './postOrders.js'
import { refreshNft } from './refreshNft.js'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'))
const answers = read('answers') as Record<string, Record<string, unknown>>
const fulfillment = read('fulfillment') as unknown

type Asked = { method: string; path: string; body?: unknown }

/** A mainnet market with scripted answers, of which the last one repeats, and a log of its requests. */
function market(replies: readonly (() => Response)[], chain = 'ethereum') {
  const asked: Asked[] = []
  const pauses: number[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const reply = replies[Math.min(asked.length, replies.length - 1)] ?? Response.error
    const { body, method = 'GET' } = init ?? {}
    asked.push({ method, path: String(input), ...(body ? { body: JSON.parse(String(body)) } : undefined) })
    return reply()
  }
  const delay = async (delayMs: number) => void pauses.push(delayMs)
  const clock = { now: () => 0, delay }
  return { api: createMarketApi({ chain, baseUrl: '', fetch, clock }), asked, pauses }
}

const account = '0x0097b9cFE64455EED479292671A1121F502bc954'
const contract = '0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197'
const orderHash = '0xe5abef0267b3c4f14aac409cc98a1afff8786055123e0f08273b17592ac97c17'
const seaport = '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'
const order = { parameters: Arbitrary.listing({ offerer: account }), signature: '0x1234' as Hex }
const serialized = Order.serialize(order)
const [wireOrder] = answers.orders!.orders as unknown[]
const [wireOffer] = answers.collectionOffers!.offers as unknown[]
const tokenIds = TokenIds.parse('1,3:5')

type Case = {
  name: string
  run: (api: MarketApi) => Promise<unknown>
  answer: unknown
  asks: Asked
  /** The pauses between attempts while the market is busy. */
  pauses: readonly number[]
}

const once = [1_000]
const patient = [3_000, 3_000]
const cases: readonly Case[] = [
  {
    name: 'getOrder, by hash',
    run: (api) => getOrder(api, { orderHash }),
    answer: answers.order,
    asks: { method: 'GET', path: `/v2/order/${orderHash}` },
    pauses: once,
  },
  {
    name: 'getOrder, by search',
    run: (api) => getOrder(api, { side: 'bid', maker: account }),
    answer: answers.orders,
    asks: {
      method: 'GET',
      path: `/v2/orders/ethereum/seaport/offers?limit=1&maker=${account}&order_by=created_date&order_direction=desc`,
    },
    pauses: once,
  },
  {
    name: 'getOrders',
    run: (api) => getOrders(api, { side: 'ask' }),
    answer: answers.orders,
    asks: {
      method: 'GET',
      path: '/v2/orders/ethereum/seaport/listings?limit=20&order_by=created_date&order_direction=desc',
    },
    pauses: once,
  },
  {
    name: 'getOrders, with everything',
    run: (api) =>
      getOrders(api, {
        side: 'bid',
        limit: 50,
        next: 'c=1',
        currency: contract,
        maker: account,
        taker: account,
        owner: account,
        bundled: true,
        includeBundled: true,
        listedAfter: 1n,
        listedBefore: 2n,
        tokenIds: [0n, 7n],
        contract: contract,
        orderBy: 'eth_price',
        orderDirection: 'asc',
        onlyEnglish: true,
      }),
    answer: answers.orders,
    asks: {
      method: 'GET',
      path:
        `/v2/orders/ethereum/seaport/offers?limit=50&cursor=c%3D1&payment_token_address=${contract}&maker=${account}` +
        `&taker=${account}&owner=${account}&bundled=true&include_bundled=true&listed_after=1&listed_before=2` +
        `&token_ids=0&token_ids=7&asset_contract_address=${contract}&order_by=eth_price&order_direction=asc&only_english=true`,
    },
    pauses: once,
  },
  {
    name: 'postOrder',
    run: (api) => postOrder(api, { side: 'ask', order }),
    answer: answers.order,
    asks: {
      method: 'POST',
      path: '/v2/orders/ethereum/seaport/listings',
      body: { ...serialized, protocol_address: seaport },
    },
    pauses: patient,
  },
  {
    name: 'postOrders',
    run: (api) => postOrders(api, { side: 'bid', orders: [order, order] }),
    answer: { orders: [wireOrder, wireOrder] },
    asks: {
      method: 'POST',
      path: '/v2/orders/bulk/ethereum/seaport/offers',
      body: {
        orders: [
          { ...serialized, protocol_address: seaport },
          { ...serialized, protocol_address: seaport },
        ],
      },
    },
    pauses: patient,
  },
  {
    name: 'notifyCancellation',
    run: (api) => notifyCancellation(api, { orderHash, address: account }),
    answer: { order_hash: orderHash, status: 'cancelled', cancelled: true },
    asks: { method: 'POST', path: '/v2/order/cancel', body: { orderId: orderHash, address: account } },
    pauses: patient,
  },
  {
    name: 'getFulfillmentData, of a listing',
    run: (api) => getFulfillmentData(api, { side: 'ask', orderHash, fulfiller: account }),
    answer: fulfillment,
    asks: {
      method: 'POST',
      path: '/v2/listings/fulfillment_data',
      body: {
        listing: { hash: orderHash, chain: 'ethereum', protocol_address: seaport },
        fulfiller: { address: account },
      },
    },
    pauses: once,
  },
  {
    name: 'getFulfillmentData, of an offer on a collection',
    run: (api) =>
      getFulfillmentData(api, {
        side: 'bid',
        orderHash,
        fulfiller: account,
        consideration: { contract, tokenId: 7n },
      }),
    answer: fulfillment,
    asks: {
      method: 'POST',
      path: '/v2/offers/fulfillment_data',
      body: {
        offer: { hash: orderHash, chain: 'ethereum', protocol_address: seaport },
        fulfiller: { address: account },
        consideration: { asset_contract_address: contract, token_id: '7' },
      },
    },
    pauses: once,
  },
  {
    name: 'getOrdersByHash',
    run: (api) => getOrdersByHash(api, { orderHashes: [orderHash] }),
    answer: { orders: [wireOrder] },
    asks: { method: 'GET', path: `/v2/orders?order_hashes=${orderHash}` },
    pauses: once,
  },
  {
    name: 'getSignedOrders',
    run: (api) => getSignedOrders(api, { orderHashes: [orderHash], fulfiller: account }),
    answer: { chain_id: 1, orders: [{ order_hash: orderHash, protocol_data: serialized }] },
    asks: {
      method: 'POST',
      path: '/v2/orders/signed',
      body: {
        chain: 'ethereum',
        protocol_address: seaport,
        fulfiller: { address: account },
        order_hashes: [orderHash],
      },
    },
    pauses: once,
  },
  {
    name: 'buildOffer',
    run: (api) => buildOffer(api, { offerer: account, slug: 'some-art' }),
    answer: answers.builtOffer,
    asks: {
      method: 'POST',
      path: '/v2/offers/build',
      body: {
        offerer: account,
        quantity: 1,
        criteria: { collection: { slug: 'some-art' } },
        protocol_address: seaport,
      },
    },
    pauses: [],
  },
  {
    name: 'buildOffer, with a trait, tokens and retries',
    run: (api) =>
      buildOffer(api, {
        offerer: account,
        slug: 'some-art',
        quantity: 2n,
        traits: [{ type: 'Glass', value: 'Amber' }],
        tokenIds,
        retries: 1,
      }),
    answer: answers.builtOffer,
    asks: {
      method: 'POST',
      path: '/v2/offers/build',
      body: {
        offerer: account,
        quantity: 2,
        criteria: {
          collection: { slug: 'some-art' },
          trait: { type: 'Glass', value: 'Amber' },
          encoded_token_ids: '1,3:5',
        },
        protocol_address: seaport,
      },
    },
    pauses: once,
  },
  {
    name: 'postCollectionOffer',
    run: (api) => postCollectionOffer(api, { slug: 'some-art', order }),
    answer: wireOffer,
    asks: {
      method: 'POST',
      path: '/v2/offers',
      body: {
        criteria: { collection: { slug: 'some-art' } },
        protocol_data: serialized,
        protocol_address: seaport,
      },
    },
    pauses: [],
  },
  {
    name: 'getCollectionOffers',
    run: (api) => getCollectionOffers(api, { slug: 'some/art' }),
    answer: answers.collectionOffers,
    asks: { method: 'GET', path: '/v2/offers/collection/some%2Fart' },
    pauses: [],
  },
  {
    name: 'getCollection',
    run: (api) => getCollection(api, { slug: 'some-art' }),
    answer: answers.collection,
    asks: { method: 'GET', path: '/v2/collection/some-art' },
    pauses: once,
  },
  {
    name: 'getCollections, by slug',
    run: (api) => getCollections(api, { slugs: ['some-art', 'b'] }),
    answer: { collections: [answers.collection!.collection] },
    asks: { method: 'POST', path: '/v2/collections', body: { slugs: ['some-art', 'b'] } },
    pauses: once,
  },
  {
    name: 'getCollections, a page',
    run: (api) => getCollections(api, { limit: 2, next: 'a' }),
    answer: { collections: [] },
    asks: { method: 'GET', path: '/v2/collections?limit=2&next=a' },
    pauses: once,
  },
  {
    name: 'getNftsByCollection',
    run: (api) => getNftsByCollection(api, { slug: 'some-art', limit: 2, next: 'a' }),
    answer: answers.nfts,
    asks: { method: 'GET', path: '/v2/collection/some-art/nfts?limit=2&next=a' },
    pauses: once,
  },
  {
    name: 'getNftsByContract',
    run: (api) => getNftsByContract(api, { contract: contract }),
    answer: answers.nfts,
    asks: { method: 'GET', path: `/v2/chain/ethereum/contract/${contract}/nfts` },
    pauses: once,
  },
  {
    name: 'getNftsByAccount',
    run: (api) => getNftsByAccount(api, { account: account }),
    answer: answers.nfts,
    asks: { method: 'GET', path: `/v2/chain/ethereum/account/${account}/nfts` },
    pauses: once,
  },
  {
    name: 'getNft',
    run: (api) => getNft(api, { contract: contract, tokenId: 7n }),
    answer: answers.nft,
    asks: { method: 'GET', path: `/v2/chain/ethereum/contract/${contract}/nfts/7` },
    pauses: once,
  },
  {
    name: 'getNfts',
    run: (api) => getNfts(api, { tokens: [{ contract, tokenId: 2n ** 200n }] }),
    answer: { nfts: answers.nfts!.nfts },
    asks: {
      method: 'POST',
      path: '/v2/nfts',
      body: { chain: 'ethereum', tokens: [{ address: contract, identifier: String(2n ** 200n) }] },
    },
    pauses: once,
  },
  {
    name: 'refreshNft',
    run: (api) => refreshNft(api, { contract: contract, tokenId: 7n }),
    answer: {},
    asks: { method: 'POST', path: `/v2/chain/ethereum/contract/${contract}/nfts/7/refresh`, body: {} },
    pauses: once,
  },
  {
    name: 'getPaymentToken',
    run: (api) => getPaymentToken(api, { currency: contract }),
    answer: answers.paymentToken,
    asks: { method: 'GET', path: `/v2/chain/ethereum/payment_token/${contract}` },
    pauses: once,
  },
  {
    name: 'getAsset',
    run: (api) => getAsset(api, { contract: contract, tokenId: 7n }),
    answer: answers.asset,
    asks: { method: 'GET', path: `/api/v1/asset/${contract}/7/` },
    pauses: once,
  },
  {
    name: 'getAsset, of an ERC20',
    run: (api) => getAsset(api, { contract: contract }),
    answer: answers.asset,
    asks: { method: 'GET', path: `/api/v1/asset/${contract}/0/` },
    pauses: once,
  },
  {
    name: 'getAssets',
    run: (api) => getAssets(api, { owner: account, tokenIds: [1n, 2n], next: 'a' }),
    answer: answers.assets,
    asks: {
      method: 'GET',
      path: `/api/v1/assets/?limit=20&cursor=a&owner=${account}&token_ids=1&token_ids=2`,
    },
    pauses: once,
  },
  {
    name: 'getBundle',
    run: (api) => getBundle(api, { slug: 'two' }),
    answer: answers.bundle,
    asks: { method: 'GET', path: '/api/v1/bundle/two/' },
    pauses: once,
  },
  {
    name: 'getBundles',
    run: (api) => getBundles(api, { next: '40', onSale: true }),
    answer: answers.bundles,
    asks: { method: 'GET', path: '/api/v1/bundles/?limit=20&offset=40&on_sale=true' },
    pauses: once,
  },
]

describe.each(cases)('$name', ({ run, answer, asks, pauses }) => {
  test('default', async () => {
    const { api, asked } = market([() => Response.json(answer)])
    await run(api)
    expect(asked).toEqual([asks])
  })

  test('behavior: a market that stays busy is asked again as often as it may be', async () => {
    const busy = market([() => new Response(null, { status: 503 })])
    await expect(run(busy.api)).rejects.toMatchObject({ name: 'MarketApi.UnavailableError' })
    expect(busy.pauses).toEqual(pauses)
    expect(busy.asked).toEqual(Array(pauses.length + 1).fill(asks))
  })

  test('error: nothing but what was asked for is taken', async () => {
    if (JSON.stringify(answer) === '{}') return
    for (const wrong of [null, 7, [], { wrong: true }]) {
      const { api } = market([() => Response.json(wrong)])
      await expect(run(api)).rejects.toMatchObject({ name: 'Wire.InvalidFieldError' })
    }
  })
})

describe('getOrder', () => {
  test('error: a hash that the market does not know', async () => {
    const { api } = market([() => Response.json({ errors: ['No such order.'] }, { status: 404 })])
    await expect(getOrder(api, { orderHash })).rejects.toMatchObject({
      message: 'Not found: no matching order found',
      facts: { orderHash },
      cause: { name: 'MarketApi.NotFoundError', facts: { reasons: ['No such order.'] } },
    })
  })

  test('error: a search that finds nothing', async () => {
    const { api } = market([() => Response.json({ orders: [], next: null, previous: null })])
    await expect(getOrder(api, { side: 'ask' })).rejects.toThrow('Not found: no matching order found')
  })
})

describe('getBundles', () => {
  test('behavior: goes on by counting', async () => {
    const { api } = market([() => Response.json({ bundles: [answers.bundle, answers.bundle] })])
    expect((await getBundles(api, { limit: 2 })).next).toBe('2')
    expect((await getBundles(api, { limit: 2, next: '2' })).next).toBe('4')
    expect((await getBundles(api, { limit: 3, next: '4' })).next).toBe(undefined)
  })
})

describe('calls of the first version', () => {
  const calls: readonly [string, (api: MarketApi) => Promise<unknown>][] = [
    ['getAsset', (api) => getAsset(api, { contract: contract, tokenId: 1n })],
    ['getAssets', (api) => getAssets(api)],
    ['getBundle', (api) => getBundle(api, { slug: 'a' })],
    ['getBundles', (api) => getBundles(api)],
  ]

  test.each(calls)('error: %s off mainnet and goerli', async (_name, run) => {
    for (const chain of ['matic', 'souk', 'sepolia', 'Ethereum']) {
      const { api, asked } = market([], chain)
      await expect(run(api)).rejects.toMatchObject({
        name: 'MarketApi.LegacyChainError',
        message: 'Please use getNFT() for multichain capabilities.',
        facts: { chain },
      })
      expect(asked).toEqual([])
    }
  })

  test('behavior: goerli is one of the two', async () => {
    const { api } = market([() => Response.json(answers.assets)], 'goerli')
    expect((await getAssets(api)).assets).toHaveLength(1)
  })
})
