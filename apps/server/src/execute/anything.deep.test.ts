import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StepWorld, setUpSteps, toListing } from '../testing/stepWorld.js'

const chain = testChain({ isUndone: false })
const [amina, bilal, celeste] = demo.accounts
const { lanterns, spices, wrappedNative, dusd } = demo.contracts
const hash = `0x${'12'.repeat(32)}`
const largest = 2n ** 256n - 1n
let world: StepWorld
let orderIds: readonly string[]

beforeAll(async () => {
  world = await setUpSteps(chain)
  const [lantern = 0n, other = 0n] = await world.owned(amina, lanterns)
  const [jar = 0n] = await world.owned(amina, spices, 2n)
  const listings = [
    toListing(`${lanterns}:${lantern}`, '1'),
    toListing(`${lanterns}:${other}`, '2', { currency: wrappedNative }),
    toListing(`${spices}:${jar}`, '3', { quantity: 2 }),
  ]
  const listed = await world.run('listToken', amina, { listings })
  const bids = [{ collection: lanterns, weiPrice: '1000000', quantity: 2 }]
  const offered = await world.run('placeBid', bilal, { bids })
  orderIds = [...listed.orderIds, ...offered.orderIds]
})
afterAll(() => world.server.close())

const nonsense = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 2 }),
)
/** Mostly a valid value, sometimes none, and rarely nonsense. */
const some = (value: fc.Arbitrary<unknown>) =>
  fc.option(fc.oneof({ weight: 30, arbitrary: value }, { weight: 1, arbitrary: nonsense }), {
    nil: undefined,
    freq: 4,
  })
const account = fc.constantFrom(amina.address, bilal.address, celeste.address)
const currency = fc.constantFrom(`0x${'0'.repeat(40)}`, wrappedNative, dusd, lanterns)
const token = fc
  .tuple(
    fc.constantFrom(lanterns, spices, wrappedNative),
    fc.constantFrom(1n, 2n, 3n, 7n, largest, largest + 1n),
  )
  .map(([contract, id]) => `${contract}:${id}`)
const amount = fc.constantFrom(
  '1',
  '2',
  '1000',
  String(10n ** 18n),
  '0',
  String(largest),
  String(largest / 2n),
  5,
)
const fees = fc.array(
  fc.tuple(account, fc.constantFrom(0, 100, 10_000, 99_999)).map(([to, part]) => `${to}:${part}`),
  { maxLength: 3 },
)
const orderId = fc.nat().map((index) => [...orderIds, hash][index % (orderIds.length + 1)])
const collection = fc.constantFrom(lanterns, spices, 'lanterns-of-the-souk', 'none')
const item = fc.record({
  token: some(token),
  collection: some(collection),
  quantity: some(amount),
  orderId: fc.option(orderId, { nil: undefined }),
  exclusions: some(orderId.map((id) => [{ orderId: id }])),
})
const items = fc.array(item, { maxLength: 3 })
const flags = {
  partial: some(fc.boolean()),
  onlyPath: some(fc.boolean()),
  skipBalanceCheck: some(fc.boolean()),
}
const shared = {
  items,
  taker: account,
  feesOnTop: some(fees),
  normalizeRoyalties: some(fc.boolean()),
  ...flags,
}
const terms = fc.record({
  token: some(token),
  collection: some(collection),
  tokenSetId: some(
    fc.constantFrom(`range:${lanterns}:1:5`, `range:${lanterns}:0:${largest}`, `list:${lanterns}:${hash}`),
  ),
  attributeKey: some(fc.string()),
  attributeValue: some(fc.string()),
  weiPrice: amount,
  endWeiPrice: fc.option(amount, { nil: undefined, freq: 3 }),
  quantity: some(amount),
  fees: some(fees),
  marketplaceFees: some(fees),
  customRoyalties: some(fees),
  royaltyBps: some(fc.constantFrom(0, 100, 20_000)),
  listingTime: some(amount),
  expirationTime: some(amount),
  salt: some(amount),
  nonce: some(amount),
  currency: some(currency),
  taker: some(account),
})
const params = fc.array(terms, { maxLength: 3 })

const bodies: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  '/execute/buy/v7': fc.record({ ...shared, currency: some(currency), source: some(fc.string()) }),
  '/execute/sell/v7': fc.record({ ...shared, currency: some(currency) }),
  '/execute/mint/v1': fc.record(shared),
  '/execute/list/v5': fc.record({ maker: account, params, source: some(fc.string()) }),
  '/execute/bid/v5': fc.record({ maker: account, params }),
  '/execute/cancel/v3': fc.record({
    orderIds: some(fc.array(orderId)),
    maker: some(account),
    token: some(token),
  }),
  '/execute/transfer/v1': fc.record({ from: account, to: account, items }),
  '/execute/call/v1': fc.record({
    user: account,
    txs: fc.array(fc.record({ to: account, value: amount, data: fc.constantFrom('0x', '0x12', '0x1') })),
    originChainId: fc.constantFrom(31_337, 1, 'any'),
  }),
  '/order/v4': fc.record({
    items: fc.array(
      fc.record({ order: fc.record({ kind: fc.constant('seaport-v1.5'), data: fc.object() }) }),
    ),
  }),
  '/tokens/refresh/v2': fc.record({ tokens: fc.array(token) }),
}

test.each(Object.keys(bodies))('behavior: answers any request to %s', async (path) => {
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(bodies[path] as fc.Arbitrary<unknown>, async (body) => {
      const answer = await world.ask(path, body)
      statuses.add(answer.status)
      expect([answer.status, answer.body]).toEqual([expect.toSatisfy(isForeseen), expect.any(Object)])
    }),
    { numRuns: 60 },
  )
  expect(statuses).toContain(400)
})

function isForeseen(status: number): boolean {
  return status === 200 || status === 400
}
