import { demo } from '@souk/devchain'
import { BookOrderWire, CollectionWire, FeedWire, TokenWire, UserTokenWire } from '@souk/execute/wire'
import { testChain } from '@souk/testing'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { tokenName } from '../testing/stepClient.js'
import { type StepWorld, setUpSteps, toListing, until } from '../testing/stepWorld.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste] = demo.accounts
const { lanterns, spices, wrappedNative } = demo.contracts
const contract = lanterns.toLowerCase()
let world: StepWorld
let owned: readonly bigint[]
let listed: readonly string[]
let offered: readonly string[]

beforeAll(async () => {
  world = await setUpSteps(chain)
  await world.server.described()
  owned = await world.owned(amina, lanterns)
  const listings = [toListing(token(0), '2'), toListing(token(1), '1'), toListing(token(2), '3')]
  listed = (await world.run('listToken', amina, { listings })).orderIds
  const bids = ['0.5', '0.4'].map((ether, index) => ({
    ...(index === 0 ? { token: token(0) } : { collection: lanterns }),
    weiPrice: String(parseEther(ether)),
  }))
  offered = (await world.run('placeBid', bilal, { bids })).orderIds
})
afterAll(() => world.server.close())

const token = (index: number) => tokenName(lanterns, owned[index] ?? 0n)
const read = async (path: string) => (await world.ask(path)).body
const ether = (text: string) => parseEther(text)

describe('/tokens/v7', () => {
  test('default: the cheapest tokens of a collection', async () => {
    const { tokens } = TokenWire.decodePage(await read(`/tokens/v7?collection=${lanterns}&limit=3`))
    expect(tokens.map(({ token: each, floorAsk }) => [each.tokenId, floorAsk?.price.raw])).toEqual([
      [owned[1], ether('1')],
      [owned[0], ether('2')],
      [owned[2], ether('3')],
    ])
    expect(tokens[0]?.floorAsk).toMatchObject({ id: listed[1], price: { netRaw: ether('0.95'), native: 1 } })
  })

  test('param: tokens, with their best offers', async () => {
    const body = await read(
      `/tokens/v7?tokens=${token(0)}&tokens=${token(1)}&includeTopBid=true&includeAttributes=true`,
    )
    const { tokens } = TokenWire.decodePage(body)
    expect(tokens.map(({ topBid }) => topBid?.id)).toEqual(offered)
    expect(tokens[0]?.token).toMatchObject({
      owner: amina.address,
      kind: 'erc721',
      collection: { id: contract },
    })
  })

  test('param: continuation', async () => {
    const first = TokenWire.decodePage(await read(`/tokens/v7?collection=${lanterns}&limit=2`))
    const next = await read(`/tokens/v7?collection=${lanterns}&limit=1&continuation=${first.continuation}`)
    expect(TokenWire.decodePage(next).tokens.map((each) => each.token.tokenId)).toEqual([owned[2]])
  })

  test('param: sortBy, rarest first', async () => {
    const readRanked = async () => {
      const answer = TokenWire.decodePage(
        await read(`/tokens/v7?collection=${lanterns}&sortBy=rarity&limit=100`),
      )
      return answer.tokens.map(({ token }) => token.rarityRank)
    }
    const ranks = (await readRanked()).map(Number)
    expect(ranks[0]).toBe(1)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  test('param: attributes', async () => {
    const trait = await world.server.market.db
      .selectFrom('token_traits')
      .selectAll()
      .where('contract', '=', contract)
      .executeTakeFirstOrThrow()
    const query = `attributes[${encodeURIComponent(trait.type)}]=${encodeURIComponent(trait.value)}`
    const { tokens } = TokenWire.decodePage(
      await read(`/tokens/v7?collection=${lanterns}&${query}&limit=100`),
    )
    expect(tokens.map((each) => String(each.token.tokenId))).toContain(trait.identifier)
    expect(tokens.length).toBeLessThan(60)
  })
})

describe('/users/{user}/tokens/v10', () => {
  test('default', async () => {
    const body = await read(`/users/${amina.address}/tokens/v10?collection=${lanterns}&limit=4`)
    const { tokens } = UserTokenWire.decodePage(body)
    expect(tokens.map(({ token: each, ownership }) => [each.tokenId, ownership.onSaleCount])).toEqual([
      [owned[0], 1n],
      [owned[1], 1n],
      [owned[2], 1n],
      [owned[3], 0n],
    ])
    expect(tokens[0]?.ownership).toMatchObject({ tokenCount: 1n, floorAsk: { id: listed[0] } })
  })

  test('behavior: units', async () => {
    const body = await read(`/users/${celeste.address}/tokens/v10?contract=${spices}&limit=1`)
    const [first] = UserTokenWire.decodePage(body).tokens
    const balance = await world.owned(celeste, spices, first?.ownership.tokenCount)
    expect(balance).toContain(first?.token.tokenId)
  })
})

describe('/collections/v7', () => {
  test('default', async () => {
    const { collections, continuation } = CollectionWire.decodePage(await read('/collections/v7?limit=2'))
    expect(collections.map(({ slug }) => slug)).toEqual(['lanterns-of-the-souk', 'spice-jars'])
    expect(continuation).toBeDefined()
    const next = await read(`/collections/v7?limit=2&continuation=${continuation}`)
    expect(CollectionWire.decodePage(next)).toMatchObject({ collections: [{ slug: 'zellige' }] })
  })

  test('param: id', async () => {
    const { collections } = CollectionWire.decodePage(await read(`/collections/v7?id=${lanterns}`))
    expect(collections).toMatchObject([
      {
        id: contract,
        onSaleCount: 3n,
        floorAsk: { id: listed[1], price: { raw: ether('1') } },
        topBid: { id: offered[1], price: { raw: ether('0.4') } },
        royalties: { bps: 500 },
        contractKind: 'erc721',
      },
    ])
  })

  test('param: name, with any characters', async () => {
    const { collections } = CollectionWire.decodePage(await read('/collections/v7?name=spice'))
    expect(collections.map(({ slug }) => slug)).toEqual(['spice-jars'])
    expect(CollectionWire.decodePage(await read('/collections/v7?name=%25')).collections).toEqual([])
  })
})

describe('/orders', () => {
  const asks = async (query: string) => BookOrderWire.decodePage(await read(`/orders/asks/v5?${query}`))
  const bids = async (query: string) => BookOrderWire.decodePage(await read(`/orders/bids/v6?${query}`))

  test('default: newest first', async () => {
    const { orders } = await asks(`contracts=${lanterns}`)
    expect(orders.map(({ id }) => id)).toEqual([...listed].reverse())
    expect(orders.at(-1)).toMatchObject({
      side: 'sell',
      status: 'active',
      tokenSetId: `token:${contract}:${owned[0]}`,
      price: { raw: ether('2'), netRaw: ether('1.9') },
      feeBps: 500,
      feeBreakdown: [{ kind: 'royalty', bps: 500, recipient: demo.artist.address }],
    })
  })

  test('param: sortBy: page by page', async () => {
    const first = await asks(`contracts=${lanterns}&sortBy=price&limit=2`)
    const next = await asks(`contracts=${lanterns}&sortBy=price&limit=2&continuation=${first.continuation}`)
    expect([...first.orders, ...next.orders].map(({ price }) => price?.raw)).toEqual(
      ['1', '2', '3'].map(ether),
    )
    expect(next.continuation).toBeUndefined()
  })

  test('param: token: offers on it and on sets that contain it', async () => {
    const { orders } = await bids(`token=${token(0)}&sortBy=price`)
    expect(orders.map(({ id, tokenSetId }) => [id, tokenSetId])).toEqual([
      [offered[0], `token:${contract}:${owned[0]}`],
      [offered[1], `contract:${contract}`],
    ])
    expect((await bids(`token=${token(1)}`)).orders.map(({ id }) => id)).toEqual([offered[1]])
  })

  test('param: ids: in any status', async () => {
    await world.run('cancelOrder', amina, { ids: [listed[2]] })
    const { orders } = await asks(`ids=${listed[2]}&includeRawData=true`)
    expect(orders).toMatchObject([{ status: 'cancelled', rawData: { offerer: amina.address } }])
    expect((await asks(`maker=${amina.address}&status=cancelled`)).orders).toHaveLength(1)
    expect((await asks(`maker=${amina.address}`)).orders).toHaveLength(2)
  })

  test('error: invalid queries', async () => {
    const { status, body } = await world.ask('/orders/asks/v5?limit=9999')
    expect([status, body]).toMatchObject([400, { statusCode: 400, code: 'invalid_input' }])
  })
})

describe('/users/{user}/collections/v4', () => {
  test('default', async () => {
    const { collections } = (await read(`/users/${amina.address}/collections/v4?collection=${lanterns}`)) as {
      collections: unknown[]
    }
    expect(collections).toMatchObject([
      {
        collection: {
          id: contract,
          floorAskPrice: { amount: { decimal: 1 } },
          topBidValue: { amount: { decimal: 0.4 } },
          topBidMaker: bilal.address.toLowerCase(),
        },
        ownership: { tokenCount: String(owned.length), onSaleCount: '2' },
      },
    ])
  })
})

describe('/orders/users/{user}/top-bids/v4', () => {
  test('default: the best offer on each token, the highest first, page by page', async () => {
    const path = `/orders/users/${amina.address}/top-bids/v4?collection=${lanterns}&limit=2`
    const first = await read(path)
    expect(first).toMatchObject({
      totalTokensWithBids: owned.length,
      totalAmount: Number((0.5 + 0.4 * (owned.length - 1)).toFixed(2)),
      topBids: [
        {
          id: offered[0],
          price: { amount: { decimal: 0.5 } },
          token: { tokenId: String(owned[0]), floorAskPrice: { amount: { decimal: 2 } } },
        },
        { id: offered[1], token: { tokenId: String(owned[1]) } },
      ],
    })
    const next = await read(`${path}&continuation=${first.continuation}`)
    expect(next).toMatchObject({
      totalTokensWithBids: owned.length,
      topBids: [{ token: { tokenId: String(owned[2]) } }, { token: { tokenId: String(owned[3]) } }],
    })
  })

  test('behavior: the own offers of an account are none that it can accept', async () => {
    const path = `/orders/users/${bilal.address}/top-bids/v4?collection=${lanterns}`
    expect(await read(path)).toEqual({
      totalTokensWithBids: 0,
      totalAmount: 0,
      topBids: [],
      continuation: null,
    })
  })
})

describe('/collections', () => {
  test('default: attributes', async () => {
    const { attributes } = (await read(`/collections/${lanterns}/attributes/all/v4`)) as {
      attributes: { key: string; attributeCount: number; values: { count: number }[] }[]
    }
    const [of] = CollectionWire.decodePage(await read(`/collections/v7?id=${lanterns}`)).collections
    for (const { values, attributeCount } of attributes) {
      expect(values).toHaveLength(attributeCount)
      expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(Number(of?.tokenCount))
    }
  })

  test('default: trending', async () => {
    const { collections } = (await read('/collections/trending/v1?period=1d&limit=1')) as {
      collections: unknown[]
    }
    expect(collections).toMatchObject([
      { id: contract, count: 0, volume: 0, volumePercentChange: null, floorAsk: { id: listed[1] } },
    ])
  })

  test.each([
    ['/collections/trending-mints/v1', undefined, 'mints_unranked'],
    ['/execute/solve/capacity/v2', { kind: 'cross-chain-intent' }, 'solver_unsupported'],
    ['/tokens/refresh/v1', { token: `${wrappedNative}:1` }, 'collection_unknown'],
  ])('error: %s', async (path, body, code) => {
    expect(await world.ask(path, body)).toMatchObject({ status: 400, body: { statusCode: 400, code } })
  })
})

describe('/tokens/refresh/v1', () => {
  test('default', async () => {
    const { status, body } = await world.ask('/tokens/refresh/v1', { token: token(0) })
    expect([status, body]).toEqual([200, { message: 'Success' }])
  })
})

describe('/collections/{collection}/marketplace-configurations', () => {
  test('default: v1 names the currencies of offers by address, v2 describes them', async () => {
    const currenciesOf = async (version: string) => {
      const answer = await read(`/collections/${lanterns}/marketplace-configurations/${version}`)
      const { marketplaces } = answer as {
        marketplaces: { exchanges: Record<string, { supportedBidCurrencies: unknown[] }> }[]
      }
      return marketplaces[0]?.exchanges['seaport-v1.5']?.supportedBidCurrencies[0]
    }
    expect([await currenciesOf('v1'), await currenciesOf('v2')]).toMatchObject([
      wrappedNative.toLowerCase(),
      { address: wrappedNative.toLowerCase(), symbol: 'WETH', decimals: 18 },
    ])
  })
})

describe('/activity', () => {
  test('default', async () => {
    const { activities } = (await read(`/tokens/${token(1)}/activity/v5?includeMetadata=true`)) as {
      activities: Record<string, unknown>[]
    }
    expect(activities.map(({ type }) => type)).toEqual(['ask', 'mint'])
    expect(activities[0]).toMatchObject({
      fromAddress: amina.address.toLowerCase(),
      price: { amount: { decimal: 1 } },
      order: { id: listed[1], side: 'ask' },
    })
  })

  test('param: types', async () => {
    const { activities } = (await read(
      `/collections/activity/v6?collection=${lanterns}&types=bid&types=ask_cancel`,
    )) as { activities: { type: string; timestamp: number }[] }
    // Bids carry the server's time, cancellations their block's, which may be equal or slightly earlier.
    expect(activities.map(({ type }) => type).toSorted()).toEqual(['ask_cancel', 'bid', 'bid'])
    const times = activities.map(({ timestamp }) => timestamp)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })
})

describe('the feed', () => {
  type Message = NonNullable<ReturnType<typeof FeedWire.decode>>

  async function listen(path: string) {
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}${path}`)
    const heard: Message[] = []
    socket.on('message', (data) => {
      const message = FeedWire.decode(JSON.parse(String(data)))
      if (message) heard.push(message)
    })
    const events = () => heard.flatMap((message) => (message.type === 'event' ? [message.event] : []))
    await until(async () => heard.length === 1)
    const say = async (message: object) => {
      const before = heard.length
      socket.send(JSON.stringify(message))
      await until(async () => heard.length > before)
      return heard[before]
    }
    return { socket, heard, events, say }
  }

  test('default', async () => {
    const { socket, heard, events, say } = await listen('/?api_key=any')
    expect(heard[0]).toMatchObject({ type: 'connection', status: 'ready' })
    for (const event of ['ask.*', 'sale.created', 'token.updated'])
      expect(await say({ type: 'subscribe', event, filters: { contract: lanterns } })).toEqual({
        type: 'subscribe',
        status: 'success',
        event,
      })
    const { orderIds } = await world.run('listToken', amina, { listings: [toListing(token(5), '1')] })
    await world.run('buyToken', celeste, { items: [{ orderId: orderIds[0] }] })
    await until(async () => events().includes('sale.created') && events().includes('token.updated'))
    const told = (kind: string) =>
      heard.find((message) => message.type === 'event' && message.event === kind) as { data: object }
    expect(told('ask.created').data).toMatchObject({
      id: orderIds[0],
      side: 'sell',
      maker: amina.address.toLowerCase(),
    })
    expect(told('sale.created').data).toMatchObject({
      orderId: orderIds[0],
      to: celeste.address.toLowerCase(),
      token: { contract, tokenId: String(owned[5]) },
      price: { amount: { decimal: 1 } },
    })
    socket.close()
  })

  test('behavior: sends no unwanted events, and none after unsubscribing', async () => {
    const { socket, events, say } = await listen('/ws')
    await say({ type: 'subscribe', event: 'bid.*', filters: { contract: spices } })
    await say({ type: 'subscribe', event: 'ask.created', filters: {} })
    await say({ type: 'unsubscribe', event: 'bid.*', filters: { contract: spices } })
    const [jar = 0n] = await world.owned(celeste, spices)
    const bids = [{ token: tokenName(spices, jar), weiPrice: '1000', currency: wrappedNative }]
    await world.run('placeBid', bilal, { bids })
    await world.run('listToken', amina, { listings: [toListing(token(6), '1')] })
    await until(async () => events().length > 0)
    expect(events()).toEqual(['ask.created'])
    socket.close()
  })

  test('behavior: a filter by an inherited property name does not affect other listeners', async () => {
    const listeners = [await listen('/ws'), await listen('/ws')]
    const inherited = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__')
    for (const name of inherited)
      await listeners[0]?.say({
        type: 'subscribe',
        event: 'ask.*',
        filters: Object.fromEntries([[name, 'x']]),
      })
    await listeners[1]?.say({ type: 'subscribe', event: 'ask.created' })
    await world.run('listToken', amina, { listings: [toListing(token(7), '1')] })
    await until(async () => (listeners[1]?.events().length ?? 0) > 0)
    expect(listeners.map(({ events }) => events())).toEqual([[], ['ask.created']])
    for (const { socket } of listeners) socket.close()
  })

  test('error: an invalid message', async () => {
    const { socket, say } = await listen('/ws')
    expect(await say({ type: 'listen' })).toMatchObject({ type: 'subscribe', status: 'error' })
    expect(await say({ type: 'subscribe', event: 'everything' })).toMatchObject({ status: 'error' })
    socket.close()
  })
})
