import { demo } from '@souk/devchain'
import { parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { postCollectionOffer } from '../actions/postCollectionOffer.js'
import { postOrder } from '../actions/postOrder.js'
import * as TokenIds from '../domain/TokenIds.js'
import { failure, stage } from '../testing/stage.js'
import {
  createCollectionOffer,
  createListing,
  createListings,
  createOffer,
  type Market,
  NotPostedError,
  postOrders,
} from './index.js'

const scene = stage()
const [amina, bilal] = demo.accounts
const { lanterns: contract } = demo.contracts
const slug = 'lanterns-of-the-souk'
const price = parseEther('1')

/** A market that answers every request but accepts no orders. It counts the posts. */
function closed(person: { privateKey: `0x${string}` }, status: number) {
  const api = scene.api()
  const posts: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init)
    if (method !== 'POST' || url.endsWith('/build')) return api.fetch(input, init)
    posts.push(new URL(url).pathname)
    return Response.json({ errors: ['Not now.'] }, { status })
  }
  const market: Market.Market = { ...scene.market(person), api: { ...api, fetch } }
  return { market, posts }
}

/** The signed orders in the error. */
async function signedOf(work: Promise<unknown>): Promise<NotPostedError.Facts> {
  const error = await failure(work)
  if (!(error instanceof NotPostedError)) throw error
  return error.facts
}

const assetOf = async () => ({ contract, tokenId: await scene.lanternOf(amina.address) })

describe('NotPostedError', () => {
  test('default: a listing', async () => {
    const wish = { asset: await assetOf(), price, collection: slug }
    const { orders, orderHashes } = await signedOf(createListing(closed(amina, 400).market, wish))
    const [order] = orders as [never]
    const posted = await postOrder(scene.api(), { side: 'ask', order })
    expect(posted).toMatchObject({ orderHash: orderHashes[0], status: 'active' })
  })

  test('default: several listings', async () => {
    const listings = [
      { asset: await assetOf(), price, collection: slug },
      { asset: await assetOf(), price, collection: slug },
    ]
    const { orders, orderHashes } = await signedOf(createListings(closed(amina, 400).market, { listings }))
    const posted = await postOrders(scene.market(amina), { side: 'ask', orders })
    expect(posted).toMatchObject(orderHashes.map((orderHash) => ({ orderHash, status: 'active' })))
    expect(posted).toHaveLength(2)
  })

  test('default: an offer', async () => {
    const wish = { asset: await assetOf(), price, collection: slug }
    const { orders, orderHashes } = await signedOf(createOffer(closed(bilal, 400).market, wish))
    const [order] = orders as [never]
    const posted = await postOrder(scene.api(), { side: 'bid', order })
    expect(posted).toMatchObject({ orderHash: orderHashes[0], status: 'active' })
  })

  test('default: an offer on a collection, which is posted once', async () => {
    const { market, posts } = closed(bilal, 503)
    const tokenIds = '1:5'
    const work = createCollectionOffer(market, { collection: slug, price, tokenIds })
    const { orders, orderHashes } = await signedOf(work)
    expect(posts).toEqual(['/v2/offers'])
    const [order] = orders as [never]
    const wish = { slug, order, tokenIds: TokenIds.parse(tokenIds) }
    expect(await postCollectionOffer(scene.api(), wish)).toMatchObject({ orderHash: orderHashes[0] })
    // Posting twice has the same effect as posting once.
    expect(await postCollectionOffer(scene.api(), wish)).toMatchObject({ orderHash: orderHashes[0] })
  })

  test('param: retries, of an offer on a collection', async () => {
    const { market, posts } = closed(bilal, 503)
    await signedOf(createCollectionOffer(market, { collection: slug, price, retries: 1 }))
    expect(posts).toEqual(['/v2/offers', '/v2/offers'])
  })
})
