import * as market from '@souk/market'
import { createMarketApi } from '@souk/market'
import * as flows from '@souk/market/flows'
import * as seaport from '@souk/seaport'
import { hashKey, QueryClient, type UseInfiniteQueryResult, type UseQueryResult } from '@tanstack/react-query'
import { createClient, custom, zeroAddress, zeroHash } from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, expectTypeOf, test } from 'vitest'
import * as react from '../index.js'

/** A market that refuses every request, and a log of its requests. */
function createRecordedApi() {
  const asked: string[] = []
  const api = createMarketApi({
    chain: 'ethereum',
    baseUrl: 'https://market.example',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input))
      asked.push(`${init?.method ?? 'GET'} ${pathname}${search}`)
      return new Response('{}', { status: 400 })
    },
  })
  return { api, asked }
}

/** A node that refuses every request, and the number of its requests. */
function createRecordedClient() {
  const asked: string[] = []
  const request = async ({ method }: { method: string }) => {
    asked.push(method)
    throw new Error('refused')
  }
  return {
    asked,
    client: createClient({ chain: mainnet, transport: custom({ request }, { retryCount: 0 }) }),
  }
}

const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const address = zeroAddress
const account = '0x00000000000000000000000000000000000000aa'
const orderHash = zeroHash
const slug = 'lanterns'
const components = {
  offerer: account,
  zone: zeroAddress,
  offer: [{ itemType: 2, token: account, identifierOrCriteria: 7n, startAmount: 1n, endAmount: 1n }],
  consideration: [],
  orderType: 0,
  startTime: 1n,
  endTime: 2n,
  zoneHash: zeroHash,
  salt: 3n,
  conduitKey: zeroHash,
  counter: 0n,
  totalOriginalConsiderationItems: 0,
} as const

describe('reads', () => {
  // Functions that sign, send, or only process their arguments are not reads.
  const reads = [market, flows, seaport]
    .flatMap((entry) => Object.keys(entry))
    .filter((name) => /^(get|is[A-Z])/.test(name))
    .filter((name) => !['isCriteria', 'isCurrency', 'isNft', 'isUserRejection'].includes(name))

  test.each(reads)('behavior: %s has query options and a hook', (name) => {
    const stem = name.replace(/^get/, '')
    const hook = `use${stem[0]?.toUpperCase()}${stem.slice(1)}`
    expect(react).toMatchObject({
      [`${name}QueryOptions`]: expect.any(Function),
      [hook]: expect.any(Function),
    })
  })
})

describe('queries of a market', () => {
  const { api } = createRecordedApi()
  const { client } = createRecordedClient()

  test.each([
    [react.getAssetQueryOptions(api, { contract: address, tokenId: 7n })],
    [react.getAuctionQueryOptions(api, { orderHash })],
    [react.getAuctionsQueryOptions(api, { isRunning: true })],
    [react.getBundleQueryOptions(api, { slug })],
    [react.getCollectionQueryOptions(api, { slug })],
    [react.getCollectionHistoryQueryOptions(api, { slug, period: '30d' })],
    [react.getDepthQueryOptions(api, { slug })],
    [react.getHoldersQueryOptions(api, { slug })],
    [react.getRankingQueryOptions(api, { period: '7d' })],
    [react.getSearchResultsQueryOptions(api, { text: 'brass' })],
    [react.getFulfillmentDataQueryOptions(api, { side: 'ask', orderHash, fulfiller: account })],
    [react.getSignedOrdersQueryOptions(api, { orderHashes: [orderHash], fulfiller: account })],
    [react.getOrdersByHashQueryOptions(api, { orderHashes: [orderHash] })],
    [react.getMarketInfoQueryOptions(api)],
    [react.getNftQueryOptions(api, { contract: address, tokenId: 7n })],
    [react.getNftsQueryOptions(api, { tokens: [{ contract: address, tokenId: 7n }] })],
    [react.getOrderQueryOptions(api, { orderHash })],
    [react.getPaymentTokenQueryOptions(api, { currency: address })],
    [react.getSettlementQueryOptions(api, { orderHash })],
    [react.getActivityQueryOptions(api, { contract: address, tokenId: 7n })],
    [react.getAssetsQueryOptions(api, { tokenIds: [7n] })],
    [react.getBundlesQueryOptions(api, { tokenIds: [7n] })],
    [react.getCollectionOffersQueryOptions(api, { slug })],
    [react.getCollectionsQueryOptions(api, { slugs: [slug] })],
    [react.getNftsByAccountQueryOptions(api, { account: address })],
    [react.getNftsByCollectionQueryOptions(api, { slug })],
    [react.getNftsByContractQueryOptions(api, { contract: address })],
    [react.getOrdersQueryOptions(api, { side: 'bid', tokenIds: [7n] })],
    [react.getSwapsQueryOptions(api, { owner: account, tokenIds: [7n] })],
    [
      react.isOrderFulfillableQueryOptions(flows.Market.from({ client, api }), {
        order: { parameters: components, signature: '0x' },
        account,
      }),
    ],
  ])(
    'behavior: the key is of this market, and the query client can hash it by itself: $queryKey.2',
    ({ queryKey }) => {
      expect(queryKey.slice(0, 2)).toEqual(['souk', api.key])
      expect(hashKey(queryKey)).toBe(react.hashKey(queryKey))
    },
  )

  test('default: each asks what its action asks', async () => {
    const { api, asked } = createRecordedApi()
    const queryClient = createQueryClient()
    const once = [
      queryClient.fetchQuery(react.getAuctionQueryOptions(api, { orderHash })),
      queryClient.fetchQuery(react.getNftQueryOptions(api, { contract: address, tokenId: 7n })),
      queryClient.fetchQuery(react.getSettlementQueryOptions(api, { orderHash })),
      queryClient.fetchQuery(react.getSearchResultsQueryOptions(api, { text: 'brass & co', limit: 5 })),
      queryClient.fetchInfiniteQuery(react.getActivityQueryOptions(api, { slug, types: ['sale'] })),
      queryClient.fetchInfiniteQuery(react.getActivityQueryOptions(api, { types: ['mint'] })),
      queryClient.fetchInfiniteQuery(
        react.getNftsByContractQueryOptions(api, { contract: address, limit: 5 }),
      ),
      queryClient.fetchInfiniteQuery(react.getCollectionsQueryOptions(api, { slugs: [slug] })),
    ]
    const results = await Promise.allSettled(once)
    expect(results.map(({ status }) => status)).toEqual(once.map(() => 'rejected'))
    expect(asked).toMatchInlineSnapshot(`
      [
        "GET /v2/auctions/0x0000000000000000000000000000000000000000000000000000000000000000",
        "GET /v2/chain/ethereum/contract/0x0000000000000000000000000000000000000000/nfts/7",
        "POST /v2/auctions/0x0000000000000000000000000000000000000000000000000000000000000000/settlement",
        "GET /v2/search?q=brass+%26+co&limit=5",
        "GET /v2/events/collection/lanterns?event_type=sale",
        "GET /v2/events/chain/ethereum?event_type=mint",
        "GET /v2/chain/ethereum/contract/0x0000000000000000000000000000000000000000/nfts?limit=5",
        "POST /v2/collections",
      ]
    `)
  })

  test('behavior: a page asks for the one after it', async () => {
    const asked: string[] = []
    const api = createMarketApi({
      chain: 'ethereum',
      baseUrl: 'https://market.example',
      fetch: async (input) => {
        asked.push(new URL(String(input)).search)
        return Response.json({ orders: [], next: asked.length === 1 ? 'second' : null })
      },
    })
    await createQueryClient().fetchInfiniteQuery({
      ...react.getOrdersQueryOptions(api, { side: 'ask' }),
      pages: 2,
    })
    expect(asked.map((search) => new URLSearchParams(search).get('cursor'))).toEqual([null, 'second'])
  })
})

describe('queries of a chain', () => {
  const { client } = createRecordedClient()
  const tag = '0x00000000'

  test.each([
    [react.getBalanceQueryOptions(client, { account, asset: { currency: zeroAddress }, retries: 0 })],
    [
      react.getBalancesAndApprovalsQueryOptions(client, {
        owner: account,
        operator: address,
        items: components.offer,
      }),
    ],
    [react.getContractOffererNonceQueryOptions(client, { contractOfferer: account })],
    [react.getCounterQueryOptions(client, { offerer: account })],
    [react.getDomainQueryOptions(client, { tag, index: 0n })],
    [react.getDomainsQueryOptions(client, { tag })],
    [react.getInformationQueryOptions(client, {})],
    [react.getNumberOfDomainsQueryOptions(client, { tag })],
    [react.getOrderHashQueryOptions(client, { components })],
    [react.getOrderStatusQueryOptions(client, { orderHash })],
    [react.getOrderStatusesQueryOptions(client, { orderHashes: [orderHash] })],
    [react.inspectOrderQueryOptions(client, { components })],
  ])(
    'behavior: the key is of the chain, and the query client can hash it by itself: $queryKey.2',
    ({ queryKey }) => {
      expect(queryKey.slice(0, 2)).toEqual(['souk', 'chain:1'])
      expect(hashKey(queryKey)).toBe(react.hashKey(queryKey))
    },
  )

  test('behavior: what changes with blocks is fresh for as long as the client says, what never changes for ever', () => {
    expect(react.getCounterQueryOptions(client, { offerer: account }).staleTime).toBe(client.cacheTime)
    expect(react.getDomainQueryOptions(client, { tag, index: 0n }).staleTime).toBe(Number.POSITIVE_INFINITY)
  })

  test('default: asks the node', async () => {
    const { client, asked } = createRecordedClient()
    const query = createQueryClient().fetchQuery(react.getCounterQueryOptions(client, { offerer: account }))
    await expect(query).rejects.toMatchObject({ name: 'Node.UnreachableError' })
    expect(asked).toEqual(['eth_call'])
  })
})

describe('isOrderFulfillableQueryOptions', () => {
  test('behavior: another signature is another question', () => {
    const { api } = createRecordedApi()
    const { client } = createRecordedClient()
    const key = (signature: '0x' | '0x01') =>
      react.isOrderFulfillableQueryOptions(flows.Market.from({ client, api }), {
        order: { parameters: components, signature },
        account,
      }).queryKey
    expect(key('0x')).not.toEqual(key('0x01'))
  })
})

describe('types of reads', () => {
  type Unasked<options> = Omit<options, 'signal'>
  type First<hook extends (...options: never[]) => unknown> = Exclude<Parameters<hook>[0], undefined>

  test('default: query options take the options of the action and know its result', () => {
    expectTypeOf(react.getNftQueryOptions).toEqualTypeOf<
      (
        api: market.MarketApi,
        options: Unasked<market.getNft.Options>,
      ) => react.ReadQuery<market.getNft.Result>
    >()
    expectTypeOf(react.getCounterQueryOptions).toEqualTypeOf<
      (client: seaport.AnyClient, options: seaport.getCounter.Options) => react.ReadQuery<bigint>
    >()
    expectTypeOf(react.getHoldersQueryOptions).returns.toEqualTypeOf<
      react.PagedReadQuery<market.getHolders.Result>
    >()
  })

  test('behavior: a hook gives the result of its action, or what select makes of it', () => {
    const names = () => react.useNft(undefined, { query: { select: ({ name }) => name } })
    const pages = () => react.useOrders(undefined, { query: { select: ({ pages }) => pages.length } })
    expectTypeOf(() => react.useNft(undefined)).returns.toEqualTypeOf<UseQueryResult<market.getNft.Result>>()
    expectTypeOf(names).returns.toEqualTypeOf<UseQueryResult<market.Nft['name']>>()
    expectTypeOf(pages).returns.toEqualTypeOf<UseInfiniteQueryResult<number>>()
    expectTypeOf(() => react.useDomain(undefined)).returns.toEqualTypeOf<UseQueryResult<string>>()
  })

  test('behavior: every alternative of the options is kept, and none is empty where an action may go without', () => {
    expectTypeOf<{ slug: string }>().toExtend<First<typeof react.useActivity>>()
    expectTypeOf<{ account: typeof account }>().toExtend<First<typeof react.useActivity>>()
    expectTypeOf<First<typeof react.useRanking>>().toEqualTypeOf<Unasked<market.getRanking.Options>>()
    expectTypeOf<First<typeof react.useActivity>>().not.toHaveProperty('next')
  })
})
