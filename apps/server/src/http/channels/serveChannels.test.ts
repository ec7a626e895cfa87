import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { tokenName } from '../../testing/stepClient.js'
import { type StepWorld, setUpSteps, toListing, until } from '../../testing/stepWorld.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const slug = 'lanterns-of-the-souk'
let world: StepWorld
let owned: readonly bigint[]

beforeAll(async () => {
  world = await setUpSteps(chain)
  owned = await world.owned(amina, lanterns)
})
afterAll(() => world.server.close())

const token = (index: number) => tokenName(lanterns, owned[index] ?? 0n)

type Heard = { ref: string | null; topic: string; event: string; payload: Record<string, unknown> }

/** Speaks the second version of the protocol, as the published library does. */
async function connect() {
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/socket/websocket?token=any&vsn=2.0.0`)
  const heard: Heard[] = []
  socket.on('message', (data) => {
    const [, ref, topic, event, payload] = JSON.parse(String(data))
    heard.push({ ref, topic, event, payload })
  })
  await new Promise((resolve) => socket.once('open', resolve))
  let messages = 0
  const ask = async (topic: string, event: string, payload: unknown = {}) => {
    messages += 1
    const ref = String(messages)
    socket.send(JSON.stringify([ref, ref, topic, event, payload]))
    await until(async () => heard.some((message) => message.ref === ref))
    return heard.find((message) => message.ref === ref)?.payload
  }
  /** The events heard, without answers. */
  const events = () => heard.filter(({ ref }) => ref === null)
  const hear = (event: string) => until(async () => events().some((message) => message.event === event))
  const payloadOf = (event: string) =>
    (events().find((message) => message.event === event)?.payload as { payload: object } | undefined)?.payload
  return { socket, ask, events, hear, payloadOf }
}

const ok = { status: 'ok', response: {} }

describe('serveChannels', () => {
  test('default: heartbeats, joins and leaves', async () => {
    const { socket, ask } = await connect()
    expect(await ask('phoenix', 'heartbeat')).toEqual(ok)
    expect(await ask(`collection:${slug}`, 'phx_join')).toEqual(ok)
    expect(await ask('collection:*', 'phx_join', { event_types: ['item_listed'] })).toEqual(ok)
    expect(await ask('collection:*', 'phx_leave')).toEqual(ok)
    socket.close()
  })

  test('behavior: tells of a token from its listing to its sale', async () => {
    const { socket, ask, hear, payloadOf, events } = await connect()
    await ask(`collection:${slug}`, 'phx_join')
    const { orderIds } = await world.run('listToken', amina, { listings: [toListing(token(0), '1')] })
    const item = { nft_id: `souk/${lanterns.toLowerCase()}/${owned[0]}`, chain: { name: 'souk' } }
    await hear('item_listed')
    expect(payloadOf('item_listed')).toMatchObject({
      item,
      collection: { slug },
      chain: 'souk',
      base_price: String(parseEther('1')),
      order_hash: orderIds[0],
      maker: { address: amina.address.toLowerCase() },
      taker: null,
      is_private: false,
      quantity: 1,
      listing_type: null,
      payment_token: { symbol: 'ETH', decimals: 18, eth_price: expect.toSatisfy(isTextOrNull) },
    })
    const { hashes } = await world.run('buyToken', bilal, { items: [{ orderId: orderIds[0] }] })
    await Promise.all([hear('item_sold'), hear('item_transferred')])
    const transaction = { hash: hashes.at(-1), timestamp: expect.any(String) }
    expect(payloadOf('item_sold')).toMatchObject({
      item,
      sale_price: String(parseEther('1')),
      maker: { address: amina.address.toLowerCase() },
      taker: { address: bilal.address.toLowerCase() },
      transaction,
    })
    expect(payloadOf('item_transferred')).toMatchObject({
      item,
      from_account: { address: amina.address.toLowerCase() },
      to_account: { address: bilal.address.toLowerCase() },
      quantity: 1,
      transaction,
    })
    for (const { topic, payload, event } of events())
      expect([topic, payload]).toMatchObject([
        `collection:${slug}`,
        { event_type: event, version: 1, sent_at: expect.any(String) },
      ])
    socket.close()
  })

  test('behavior: tells of offers on a token and on a collection, and of cancellations', async () => {
    const { socket, ask, hear, payloadOf } = await connect()
    await ask('collection:*', 'phx_join')
    const bids = [{ token: token(1) }, { collection: lanterns }].map((place) => ({
      ...place,
      weiPrice: String(parseEther('0.1')),
    }))
    const { orderIds } = await world.run('placeBid', bilal, { bids })
    await Promise.all([hear('item_received_offer'), hear('collection_offer')])
    expect(payloadOf('item_received_offer')).toMatchObject({
      order_hash: orderIds[0],
      base_price: String(parseEther('0.1')),
      payment_token: { address: wrappedNative.toLowerCase() },
    })
    expect(payloadOf('collection_offer')).toMatchObject({
      order_hash: orderIds[1],
      collection_criteria: { slug },
      asset_contract_criteria: { address: lanterns.toLowerCase() },
    })
    await world.run('cancelOrder', bilal, { ids: [orderIds[0] as Hex] })
    await hear('item_cancelled')
    expect(payloadOf('item_cancelled')).toMatchObject({ order_hash: orderIds[0] })
    socket.close()
  })

  test('behavior: sends only the types of events of a join, and nothing of a topic that was left', async () => {
    const [listener, other] = [await connect(), await connect()]
    await listener.ask(`collection:${slug}`, 'phx_join', { event_types: ['item_sold'] })
    await listener.ask('collection:zellige', 'phx_join')
    await other.ask('collection:*', 'phx_join', { event_types: ['item_listed'] })
    await other.ask(`collection:${slug}`, 'phx_join')
    await other.ask(`collection:${slug}`, 'phx_leave')
    await world.run('listToken', amina, { listings: [toListing(token(2), '1')] })
    await other.hear('item_listed')
    expect(other.events().map(({ topic, event }) => [topic, event])).toEqual([
      ['collection:*', 'item_listed'],
    ])
    expect(listener.events()).toEqual([])
    for (const { socket } of [listener, other]) socket.close()
  })

  test('behavior: the first version of the protocol writes objects', async () => {
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}/socket/websocket`)
    await new Promise((resolve) => socket.once('open', resolve))
    const heard = new Promise((resolve) =>
      socket.once('message', (data) => resolve(JSON.parse(String(data)))),
    )
    const request = { join_ref: '1', ref: '2', topic: 'collection:*', event: 'phx_join', payload: {} }
    socket.send(JSON.stringify(request))
    expect(await heard).toEqual({ ...request, event: 'phx_reply', payload: ok })
    socket.close()
  })

  test.each([
    ['collection:nothing', 'phx_join', {}, 'not_found'],
    ['lanterns', 'phx_join', {}, 'invalid_input'],
    ['collection:*', 'phx_join', { event_types: ['item_lost'] }, 'invalid_input'],
    ['collection:*', 'item_listed', {}, 'invalid_input'],
    ['x'.repeat(301), 'phx_join', {}, 'invalid_input'],
  ])('error: %s, %s, %j', async (topic, event, payload, code) => {
    const { socket } = await connect()
    const heard = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))))
    socket.send(JSON.stringify(['1', '1', topic, event, payload]))
    expect(JSON.parse(await heard)[4]).toMatchObject({
      status: 'error',
      response: { code, reason: expect.any(String) },
    })
    socket.close()
  })

  test('error: more than 100 topics, or than 120 messages in a minute', async () => {
    const { socket } = await connect()
    const closed = new Promise<number>((resolve) => socket.once('close', resolve))
    const answers: string[] = []
    socket.on('message', (data) => answers.push(String(data)))
    const join = (index: number) =>
      socket.send(JSON.stringify(['1', String(index), 'collection:*', 'phx_join', {}]))
    for (let index = 0; index < 125; index++) join(index)
    expect(await closed).toBe(4029)
  })
})

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
