import { demo } from '@souk/devchain'
import {
  createExecuteClient,
  type ExecuteClient,
  getActivity,
  getAsks,
  getBids,
  getCollections,
  getTokens,
  getUserTokens,
  watchFeed,
} from '@souk/execute'
import { testChain } from '@souk/testing'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { tokenName } from '../testing/stepClient.js'
import { type StepWorld, setUpSteps, toListing, until } from '../testing/stepWorld.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns: contract, wrappedNative } = demo.contracts
let world: StepWorld
let client: ExecuteClient
let owned: readonly bigint[]
let orderIds: readonly string[]

const token = (index: number) => ({ contract, tokenId: owned[index] ?? 0n })
const name = (index: number) => tokenName(contract, owned[index] ?? 0n)

beforeAll(async () => {
  world = await setUpSteps(chain)
  await world.server.described()
  owned = await world.owned(amina, contract)
  client = createExecuteClient({
    chains: [
      {
        id: chain.chain.id,
        name: 'souk',
        baseApiUrl: world.url,
        websocketUrl: `${world.url.replace('http', 'ws')}/ws`,
      },
    ],
  })
  const prices = ['3', '1', '2']
  const listings = prices.map((price, index) => toListing(name(index), price))
  orderIds = (await world.run('listToken', amina, { listings })).orderIds
  const bids = [{ token: name(0), weiPrice: String(parseEther('0.5')), currency: wrappedNative }]
  await world.run('placeBid', bilal, { bids })
  await world.caughtUp()
})
afterAll(() => world.server.close())

describe('getTokens', () => {
  test('default: page by page, cheapest first', async () => {
    const first = await getTokens(client, { collection: contract, limit: 2 })
    const { continuation } = first
    const second = await getTokens(client, { collection: contract, limit: 2, continuation })
    const all = [...first.tokens, ...second.tokens].map((one) => one.token.tokenId)
    expect(all.slice(0, 3)).toEqual([owned[1], owned[2], owned[0]])
  })

  test('param: tokens', async () => {
    const { tokens } = await getTokens(client, {
      tokens: [token(0)],
      includeTopBid: true,
      includeAttributes: true,
    })
    expect(tokens).toMatchObject([
      { token: { tokenId: owned[0], attributes: expect.any(Array) }, topBid: { maker: bilal.address } },
    ])
  })

  test('param: attributes', async () => {
    const described = await getTokens(client, { tokens: [token(0)], includeAttributes: true })
    const [{ key, value } = { key: '', value: '' }] = described.tokens[0]?.token.attributes ?? []
    const { tokens } = await getTokens(client, {
      collection: contract,
      attributes: { [key]: [value] },
      includeAttributes: true,
    })
    expect(tokens.length).toBeGreaterThan(0)
    for (const { token } of tokens)
      expect(token.attributes).toContainEqual(expect.objectContaining({ key, value }))
  })

  test('error: a refusal of the server', async () => {
    await expect(getTokens(client, { collection: 'nowhere' })).rejects.toMatchObject({
      name: 'Execute.ResponseError',
    })
  })
})

describe('getUserTokens', () => {
  test('default', async () => {
    const { tokens } = await getUserTokens(client, { user: amina.address, collection: contract, limit: 200 })
    expect(tokens.map((one) => one.token.tokenId)).toEqual(owned)
  })
})

describe('getCollections', () => {
  test('default', async () => {
    const { collections } = await getCollections(client)
    expect(collections.length).toBeGreaterThan(1)
    const [one] = (await getCollections(client, { contracts: [contract] })).collections
    expect(one?.floorAsk).toMatchObject({ price: { raw: parseEther('1') } })
  })
})

describe('getAsks', () => {
  test('default', async () => {
    const { orders } = await getAsks(client, { maker: amina.address, sortBy: 'price', limit: 2 })
    expect(orders.map(({ price }) => price?.raw)).toEqual([parseEther('1'), parseEther('2')])
  })

  test('param: token', async () => {
    const { orders } = await getAsks(client, { token: token(2), includeRawData: true })
    expect(orders).toMatchObject([{ id: orderIds[2], side: 'sell', rawData: expect.any(Object) }])
  })
})

describe('getBids', () => {
  test('default', async () => {
    const { orders } = await getBids(client, { collection: contract, status: 'active' })
    expect(orders).toMatchObject([{ side: 'buy', maker: bilal.address }])
  })
})

describe('getActivity', () => {
  test('default', async () => {
    const { activities, continuation } = await getActivity(client, { collection: contract, limit: 1 })
    expect(activities).toMatchObject([{ type: 'bid', fromAddress: bilal.address }])
    const next = await getActivity(client, { collection: contract, types: ['ask'], continuation })
    expect(new Set(next.activities.map(({ type }) => type))).toEqual(new Set(['ask']))
  })

  test('param: token', async () => {
    const { activities } = await getActivity(client, { token: token(0), types: ['ask', 'bid'] })
    expect(activities.map(({ type }) => type)).toEqual(['bid', 'ask'])
  })
})

describe('watchFeed', () => {
  test('behavior: reconnects after a broken connection', async () => {
    const sockets: WebSocket[] = []
    const told: unknown[] = []
    const states: string[] = []
    const stop = watchFeed(client, {
      subscriptions: [{ event: 'ask.created', filters: { contract } }],
      openSocket: (url) => {
        const socket = new WebSocket(url)
        sockets.push(socket)
        return socket as never
      },
      onEvent: ({ data }) => told.push(data.id),
      onState: (state) => states.push(state),
    })
    const opened = (times: number) => async () => states.filter((state) => state === 'open').length === times
    await until(opened(1))
    const first = await world.run('listToken', amina, { listings: [toListing(name(3), '1')] })
    await until(async () => told.length === 1)
    sockets[0]?.terminate()
    await until(opened(2))
    const second = await world.run('listToken', amina, { listings: [toListing(name(4), '1')] })
    await until(async () => told.length === 2)
    expect(told).toEqual([...first.orderIds, ...second.orderIds])
    expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open'])
    stop()
    await until(async () => sockets[1]?.readyState === WebSocket.CLOSED)
  })
})
