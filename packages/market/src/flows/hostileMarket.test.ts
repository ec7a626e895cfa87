import { demo } from '@souk/devchain'
import { parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { getOrder } from '../actions/getOrder.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import * as TokenIds from '../domain/TokenIds.js'
import { failure, stage, type Tamper } from '../testing/stage.js'
import { BuiltOfferError, checkBuiltOffer } from './internal/checkBuiltOffer.js'

const scene = stage()
const [amina, bilal, celeste] = demo.accounts
const { lanterns, dusd } = demo.contracts
const slug = 'lanterns-of-the-souk'
const thief = celeste.address

async function list() {
  const tokenId = await scene.lanternOf(amina.address)
  const asset = { contract: lanterns, tokenId }
  return scene.market(amina).createListing({ asset, price: parseEther('1'), collection: slug })
}

/** Refused fills do not change an order, so one order is enough for all of them. */
let known: Promise<MarketOrder> | undefined
const listOnce = () => {
  known ??= list()
  return known
}

/** Answers with any property path. */
type Json = { [key: string]: Json } & Json[] & (string | number)

/** Changes the answers to one call. */
function lie(path: string, change: (answer: Json) => void): { tamper: Tamper } {
  return {
    tamper: (answer, asked) => {
      if (asked.includes(path)) change(answer as Json)
      return answer
    },
  }
}

const zoneHash = `0x${'00'.repeat(32)}` as const
const money = {
  itemType: '0',
  token: zeroAddress,
  identifierOrCriteria: '0',
  startAmount: '5',
  endAmount: '5',
}

describe('a market that lies about an order', () => {
  const order = '/v2/order/'
  const parameters = (answer: Json): Json => answer.order?.protocol_data?.parameters as Json
  const set = (target: Json | undefined, field: string, value: unknown) =>
    Object.assign(target ?? {}, { [field]: value })

  test.each<[string, (answer: Json) => void, string, string?]>([
    ['price', (a) => set(a.order, 'current_price', '1'), 'Market.UntrueError', 'price'],
    [
      'price that was signed',
      (a) => set(parameters(a).consideration?.[0], 'startAmount', '1'),
      'Market.OtherOrderError',
    ],
    ['recipient', (a) => set(parameters(a).consideration?.[1], 'recipient', thief), 'Market.OtherOrderError'],
    ['maker', (a) => set(a.order?.maker, 'address', thief), 'Market.UntrueError', 'maker'],
    [
      'token',
      (a) => set(parameters(a).offer?.[0], 'token', demo.contracts.zellige),
      'Market.OtherOrderError',
    ],
    [
      'identifier',
      (a) => set(parameters(a).offer?.[0], 'identifierOrCriteria', '9'),
      'Market.OtherOrderError',
    ],
    ['currency', (a) => set(a.order?.payment_token, 'address', dusd), 'Market.UntrueError', 'currency'],
    ['decimals', (a) => set(a.order?.payment_token, 'decimals', 6), 'Market.UntrueError', 'decimals'],
    ['chain', (a) => set(a.order, 'chain', 'ethereum'), 'MarketApi.NoMatchingOrderError'],
    ['protocol address', (a) => set(a.order, 'protocol_address', thief), 'Market.ProtocolError'],
    ['side', (a) => set(a.order, 'side', 'bid'), 'Market.UntrueError', 'side'],
    ['taker', (a) => set(a.order, 'taker', { address: thief }), 'Market.UntrueError', 'taker'],
    ['end', (a) => set(a.order, 'expiration_time', 2_000_000_000), 'Market.UntrueError', 'endTime'],
    ['units', (a) => set(a.order, 'total_quantity', 100), 'Market.UntrueError', 'total'],
    ['another order', (a) => set(parameters(a), 'salt', '99'), 'Market.OtherOrderError'],
  ])('behavior: %s', async (_, change, name, field) => {
    const { orderHash } = await listOnce()
    const error = await failure(scene.market(bilal, lie(order, change)).fulfillOrder({ order: orderHash }))
    expect(error).toMatchObject({ name, ...(field ? { facts: { field } } : {}) })
  })

  test('behavior: hash', async () => {
    const [asked, given] = [await listOnce(), await list()]
    const other = await getOrder(scene.api(), { orderHash: given.orderHash })
    const order = { ...other, orderHash: asked.orderHash }
    const error = await failure(scene.market(bilal).fulfillOrder({ order }))
    expect(error).toMatchObject({ name: 'Market.OtherOrderError', facts: { given: given.orderHash } })
  })

  test('behavior: tips are dropped, not paid', async () => {
    const { orderHash } = await listOnce()
    const market = scene.market(
      bilal,
      lie(order, (a) => parameters(a).consideration?.push({ ...money, recipient: thief } as never)),
    )
    const { plan } = await market.prepareFulfillOrder({ order: orderHash })
    expect(plan.payment).toEqual([{ currency: zeroAddress, amount: parseEther('1') }])
  })
})

describe('a market that lies about what it takes to fill an order', () => {
  const path = '/fulfillment_data'
  const data = (answer: Json): Json => answer.fulfillment_data as Json

  test('behavior: signature', async () => {
    const [asked, other] = [await listOnce(), await list()]
    const change = (a: Json) => Object.assign(data(a).orders?.[0] ?? {}, { signature: other.order.signature })
    const error = await failure(
      scene.market(bilal, lie(path, change)).fulfillOrder({ order: asked.orderHash }),
    )
    expect(error).toMatchObject({ name: 'Order.SignatureError' })
  })

  test('behavior: price', async () => {
    const { orderHash } = await listOnce()
    const change = (a: Json) =>
      Object.assign(data(a).orders?.[0]?.parameters?.consideration?.[0] ?? {}, {
        startAmount: '7',
        endAmount: '7',
      })
    const error = await failure(scene.market(bilal, lie(path, change)).fulfillOrder({ order: orderHash }))
    expect(error).toMatchObject({ name: 'Market.OtherOrderError' })
  })

  test('behavior: chain', async () => {
    const { orderHash } = await listOnce()
    const change = (a: Json) => Object.assign(data(a).transaction ?? {}, { chain: 1 })
    const error = await failure(scene.market(bilal, lie(path, change)).fulfillOrder({ order: orderHash }))
    expect(error).toMatchObject({ name: 'Market.UntrueError', facts: { field: 'chain' } })
  })

  test('behavior: its transaction is never sent', async () => {
    const { orderHash } = await list()
    const change = (a: Json) =>
      Object.assign(data(a).transaction ?? {}, { to: thief, value: '9000000000000000000', input_data: {} })
    const bought = await scene.market(bilal, lie(path, change)).fulfillOrder({ order: orderHash })
    expect(bought.receipt.to).toBe(demo.contracts.seaport.toLowerCase())
  })

  test('behavior: criteria', async () => {
    const ids = [await scene.lanternOf(amina.address), await scene.lanternOf(amina.address)]
    const offer = await scene
      .market(bilal)
      .createCollectionOffer({ collection: slug, price: '0.1', tokenIds: ids })
    const [tokenId] = ids as [bigint, bigint]
    const change = (a: Json) => Object.assign(data(a).criteria ?? {}, { encoded_token_ids: `${tokenId}` })
    const market = scene.market(amina, lie(path, change))
    const error = await failure(market.fulfillOrder({ order: offer.orderHash, tokenId }))
    expect(error).toMatchObject({ name: 'Market.UntrueError', facts: { field: 'criteria' } })
  })
})

describe('a market that lies about orders that are filled together', () => {
  const order = (answer: Json): Json => answer.orders?.[0] as Json
  const parameters = (answer: Json): Json => order(answer).protocol_data?.parameters as Json

  test.each<[string, (answer: Json) => void, string]>([
    ['price', (a) => Object.assign(parameters(a).consideration?.[0] ?? {}, money), 'Market.OtherOrderError'],
    [
      'recipient',
      (a) => Object.assign(parameters(a).consideration?.[1] ?? {}, { recipient: thief }),
      'Market.OtherOrderError',
    ],
    ['chain', (a) => Object.assign(a, { chain_id: 1 }), 'Market.UntrueError'],
    [
      'signature',
      (a) => Object.assign(order(a).protocol_data ?? {}, { signature: `0x${'12'.repeat(65)}` }),
      'Order.SignatureError',
    ],
  ])('behavior: %s: that order is left out', async (_, change, name) => {
    const [asked, other] = [await listOnce(), await list()]
    const orders = [{ order: asked.orderHash }, { order: other.orderHash }]
    // An answer about the chain applies to all of its orders.
    const market = scene.market(bilal, lie('/signed', change))
    if (name === 'Market.UntrueError')
      return expect(await failure(market.prepareFulfillOrders({ orders }))).toMatchObject({ name })
    const { plan } = await market.prepareFulfillOrders({ orders })
    expect(plan.orderHashes).toEqual([other.orderHash])
    expect(plan.dropped).toMatchObject([{ index: 0, reasons: [{ name }] }])
  })

  test('behavior: tips are dropped, not paid', async () => {
    const orders = [await listOnce(), await list()].map(({ orderHash }) => ({ order: orderHash }))
    const market = scene.market(
      bilal,
      lie('/signed', (a) => parameters(a).consideration?.push({ ...money, recipient: thief } as never)),
    )
    const { plan } = await market.prepareFulfillOrders({ orders })
    expect(plan.payment).toEqual([{ currency: zeroAddress, amount: parseEther('2') }])
  })
})

describe('a market that lies when an order is posted', () => {
  test.each<[string, (answer: Json) => void, string]>([
    [
      'another order',
      (a) => Object.assign(a.order?.protocol_data?.parameters ?? {}, { salt: '5' }),
      'Market.OtherOrderError',
    ],
    [
      'another hash',
      (a) => Object.assign(a.order ?? {}, { order_hash: `0x${'11'.repeat(32)}` }),
      'Market.OtherOrderError',
    ],
    ['another price', (a) => Object.assign(a.order ?? {}, { current_price: '1' }), 'Market.UntrueError'],
    ['another maker', (a) => Object.assign(a.order?.maker ?? {}, { address: thief }), 'Market.UntrueError'],
    [
      'another currency',
      (a) => Object.assign(a.order?.payment_token ?? {}, { address: dusd }),
      'Market.UntrueError',
    ],
  ])('behavior: %s', async (_, change, name) => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const market = scene.market(amina, lie('/listings', change))
    const error = await failure(market.createListing({ asset, price: '1', fees: [] }))
    expect(error).toMatchObject({ name: 'Trade.NotPostedError', cause: { name } })
  })
})

describe('a market that asks for too much', () => {
  const fees = (rules: unknown[]) =>
    lie('/collection/', (a) => Object.assign(a.collection ?? {}, { fee_rules: rules }))

  test.each([
    ['FeePlan.TooHighError', [{ recipient: thief, basis_points: 1_501, required: true }]],
    ['FeePlan.TooHighError', [{ recipient: thief, basis_points: 10_001, required: true }]],
    ['FeePlan.RecipientError', [{ recipient: zeroAddress, basis_points: 100, required: true }]],
  ])('behavior: %s', async (name, rules) => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const market = scene.market(amina, fees(rules))
    expect(await failure(market.createListing({ asset, price: '1' }))).toMatchObject({ name })
    expect(await failure(scene.market(bilal, fees(rules)).createOffer({ asset, price: '1' }))).toMatchObject({
      name,
    })
  })

  test('param: maximumFeeBasisPoints', async () => {
    const asset = { contract: lanterns, tokenId: await scene.lanternOf(amina.address) }
    const rules = [{ recipient: thief, basis_points: 1_600, required: true }]
    const market = scene.market(amina, { ...fees(rules), maximumFeeBasisPoints: 2_000 })
    const { plan } = await market.prepareCreateListing({ asset, price: '1' })
    expect(plan.fees).toMatchObject([
      { recipient: thief, basisPoints: 1_600, amount: { start: parseEther('0.16') } },
    ])
  })
})

describe('a market that lies about what an offer is for', () => {
  const built = (answer: Json): Json => answer.partialParameters?.consideration?.[0] as Json

  test.each<[string, (answer: Json) => void]>([
    ['contract', (a) => Object.assign(built(a), { token: demo.contracts.zellige })],
    ['recipient', (a) => Object.assign(built(a), { recipient: thief })],
    ['quantity', (a) => Object.assign(built(a), { startAmount: '2', endAmount: '2' })],
    ['zone', (a) => Object.assign(a.partialParameters ?? {}, { zone: thief })],
    ['criteria', (a) => Object.assign(built(a), { identifierOrCriteria: '77' })],
    ['itemType', (a) => Object.assign(built(a), { itemType: 2 })],
    ['items', (a) => a.partialParameters?.consideration?.push(built(a) as never)],
  ])('behavior: %s', async (field, change) => {
    const market = scene.market(bilal, lie('/v2/offers/build', change))
    const error = await failure(market.createCollectionOffer({ collection: slug, price: '0.1' }))
    expect(error).toMatchObject({ name: 'Market.BuiltOfferError', facts: { field } })
  })

  test.each([
    ['a list becomes the whole collection', '0'],
    ['a list becomes another', '1234'],
  ])('behavior: %s', async (_, identifierOrCriteria) => {
    const change = (a: Json) => Object.assign(built(a), { identifierOrCriteria })
    const market = scene.market(bilal, lie('/v2/offers/build', change))
    const wish = { collection: slug, price: '0.1', tokenIds: '1:3,9' }
    expect(await failure(market.createCollectionOffer(wish))).toMatchObject({
      name: 'Market.BuiltOfferError',
      facts: { field: 'criteria' },
    })
  })

  test.each([
    ['a trait becomes the whole collection', 0n, undefined],
    ['a trait becomes tokens that are not named', 77n, undefined],
    ['a trait becomes other tokens than are named', 77n, TokenIds.from([1n, 2n])],
  ])('behavior: %s', (_, identifierOrCriteria, tokenIds) => {
    const item = { itemType: 4, token: lanterns, startAmount: 1n, endAmount: 1n } as const
    const consideration = [{ ...item, identifierOrCriteria, recipient: bilal.address }]
    const answer = { consideration, zone: zeroAddress, zoneHash, ...(tokenIds ? { tokenIds } : {}) }
    const wanted = {
      offerer: bilal.address,
      quantity: 1n,
      contract: lanterns,
      traits: [{ type: 'Glass', value: 'Blue' }],
      tokenIds: undefined,
      trustedZones: [],
    }
    expect(() => checkBuiltOffer(answer, wanted)).toThrow(BuiltOfferError)
  })
})
