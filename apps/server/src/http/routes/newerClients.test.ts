import { demo } from '@souk/devchain'
import { createMarket, createMarketApi } from '@souk/market'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns, spices } = demo.contracts
const slug = 'lanterns-of-the-souk'
let server: TestServer
let tokenId: string
let glass: string

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await chain.publicClient.getBlockNumber())
  await server.described()
  const { url } = await server.listen()
  const { nfts } = await ask(`/v2/chain/souk/account/${amina.address}/nfts?collection=${slug}`)
  tokenId = nfts[0].identifier
  const { value } = await server.market.db
    .selectFrom('token_traits')
    .select('value')
    .where('contract', '=', lanterns.toLowerCase())
    .where('identifier', '=', tokenId)
    .where('type', '=', 'Glass')
    .executeTakeFirstOrThrow()
  glass = value
  const buyer = createMarket({
    api: createMarketApi({ chain: 'souk', baseUrl: url }),
    client: chain.walletClient(bilal),
    seaport: { defaultConduitKey: demo.conduitKey },
  })
  await buyer.createOffer({ asset: { contract: lanterns, tokenId: BigInt(tokenId) }, price: '0.5' })
  await buyer.createCollectionOffers({
    offers: [
      { collection: slug, price: '0.3' },
      { collection: slug, price: '0.4', traits: [{ type: 'Glass', value: glass }] },
    ],
  })
})
afterAll(() => server.close())

async function ask(path: string, body?: object) {
  const response = await server.app.request(path, {
    ...(body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  return response.json()
}

type Offers = { offers: { price: { current: { value: string } } }[]; next: string | null }
const pricesOf = ({ offers }: Offers) => offers.map(({ price }) => Number(price.current.value) / 1e18)

describe('reads of newer clients', () => {
  test('default: a contract, its chain, and the collection and metadata of a token', async () => {
    const contract = await ask(`/api/v2/chain/souk/contract/${spices}`)
    expect(contract).toMatchObject({ collection: 'spice-jars', contract_standard: 'erc1155', chain: 'souk' })
    expect((await ask('/v2/chains')).chains).toMatchObject([{ chain: 'souk', symbol: 'ETH' }])
    const nft = `/v2/chain/souk/contract/${lanterns}/nfts/${tokenId}`
    expect((await ask(`${nft}/collection`)).collection).toBe(slug)
    const { nft: known } = await ask(nft)
    const metadata = await ask(`/v2/metadata/souk/${lanterns}/${tokenId}`)
    expect([metadata.name, metadata.image]).toEqual([known.name, known.image_url])
    expect(metadata.traits).toContainEqual(expect.objectContaining({ trait_type: 'Glass', value: glass }))
  })

  test('default: pages of owners hold each one once, with all units', async () => {
    const { identifier } = (await ask(`/v2/chain/souk/contract/${spices}/nfts?limit=1`)).nfts[0]
    const path = `/v2/chain/souk/contract/${spices}/nfts/${identifier}/owners`
    const whole = await ask(`${path}?limit=100`)
    const walked = []
    for (let next = ''; ; ) {
      const page = await ask(`${path}?limit=1&next=${next}`)
      walked.push(...page.owners)
      if (!page.next) break
      next = page.next
    }
    expect(walked).toEqual(whole.owners)
    expect(walked.length).toBeGreaterThan(1)
    const { total } = await server.market.db
      .selectFrom('balances')
      .select(({ fn }) => fn.sum('quantity').as('total'))
      .where('contract', '=', spices.toLowerCase())
      .where('identifier', '=', identifier)
      .executeTakeFirstOrThrow()
    expect(walked.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(Number(total))
  })

  test('default: the shares of the holders add up', async () => {
    const { holders } = await ask(`/v2/collections/${slug}/holders?limit=100`)
    const shares = holders.reduce(
      (sum: number, { percentage }: { percentage: number }) => sum + percentage,
      0,
    )
    expect(shares).toBeCloseTo(100)
  })

  test('param: type and value choose the offers for a trait, in pages', async () => {
    const query = (value: string) => `type=Glass&value=${encodeURIComponent(value)}`
    const path = `/v2/offers/collection/${slug}/traits`
    expect(pricesOf(await ask(`${path}?${query(glass)}`))).toEqual([0.4])
    expect(pricesOf(await ask(`${path}?${query('no glass')}`))).toEqual([])
    expect(pricesOf(await ask(`${path}?type=Frame&value=${encodeURIComponent(glass)}`))).toEqual([])
    const page: Offers = await ask(`${path}?${query(glass)}&limit=1`)
    expect([pricesOf(page), page.next]).toEqual([[0.4], null])
    expect((await ask(`${path}?type=Glass`)).code).toBe('invalid_input')
  })

  test('default: the offers that the owner of a token can accept, highest first', async () => {
    const path = `/v2/offers/collection/${slug}/nfts/${tokenId}`
    expect(pricesOf(await ask(path))).toEqual([0.5, 0.4, 0.3])
    const page: Offers = await ask(`${path}?limit=2`)
    expect(pricesOf(page)).toEqual([0.5, 0.4])
    expect(pricesOf(await ask(`${path}?limit=2&next=${page.next}`))).toEqual([0.3])
  })

  test('default: batches leave out what is unknown, and name what is wrong', async () => {
    const { collections } = await ask('/api/v2/collections/batch', { slugs: ['zellige', 'none', slug] })
    expect(collections.map(({ collection }: { collection: string }) => collection)).toEqual(['zellige', slug])
    const identifiers = [tokenId, '999999'].map((id) => ({
      chain: 'souk',
      contract_address: lanterns,
      token_id: id,
    }))
    const { nfts } = await ask('/api/v2/nfts/batch', { identifiers })
    expect(nfts.map(({ identifier }: { identifier: string }) => identifier)).toEqual([tokenId])
    const many = await ask('/v2/collections/batch', { slugs: Array.from({ length: 21 }, () => slug) })
    expect(many.errors).toEqual(['slugs must be a list of at most 20 names.'])
  })

  test('default: collections by their numbers', async () => {
    await sql`update collections set volume = 7 where slug = 'zellige'`.execute(server.market.db)
    const top = await ask('/v2/collections/top?sort_by=total_volume&chains=souk&limit=1')
    expect(top.collections.map(({ collection }: { collection: string }) => collection)).toEqual(['zellige'])
    const trending = await ask('/v2/collections/trending?timeframe=all_time')
    expect(trending.collections).toHaveLength(3)
    expect((await ask('/v2/collections/top?chains=other')).code).toBe('not_found')
    const newest = await ask('/v2/collections?order_by=created_date&chain=souk&include_hidden=false')
    expect(newest.collections).toHaveLength(3)
    const first = await ask('/v2/collections?order_by=created_date&limit=2')
    const second = await ask(`/v2/collections?order_by=created_date&limit=2&next=${first.next}`)
    expect([...first.collections, ...second.collections]).toEqual(newest.collections)
  })

  test('param: query searches in one list of results', async () => {
    const { results } = await ask(`/v2/search?query=lantern&asset_types=collection`)
    expect(results).toMatchObject([{ type: 'collection', collection: { collection: slug } }])
    const accounts = await ask(`/v2/search?query=${amina.address}`)
    expect(accounts.results).toMatchObject([
      { type: 'account', account: { address: amina.address.toLowerCase() } },
    ])
    expect((await ask('/v2/search?q=a&query=b')).errors).toEqual(['query must be given, and without q.'])
  })

  test('default: an account by its address; a name is refused by name', async () => {
    const path = '/v2/accounts/resolve'
    expect((await ask(`${path}/${amina.address}`)).address).toBe(amina.address.toLowerCase())
    expect((await ask(`${path}/amina.eth`)).code).toBe('names_unsupported')
  })
})
