import { Arbitrary } from '@souk/testing'
import * as fc from 'fast-check'
import { type Address, parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import * as BulkOrder from '../order/BulkOrder.js'
import { ItemType } from '../order/constants.js'
import { hash, typedData } from '../order/Order.js'
import { toJson } from '../order/toJson.js'
import { components, item, to } from '../testing/makeOrder.js'
import { explainTypedData } from './explainTypedData.js'

const seller: Address = '0x1111111111111111111111111111111111111111'
const token: Address = '0x5555555555555555555555555555555555555555'
const listing = (id: bigint, price = '1') =>
  components(
    seller,
    [item(ItemType.ERC721, { token, identifierOrCriteria: id })],
    [to(seller, item(ItemType.NATIVE, { amount: parseEther(price) }))],
    { endTime: 1_800_000_000n },
  )
const names = (told: ReturnType<typeof explainTypedData>) => told.findings.map(({ name }) => name)
const context = {
  chainId: 1,
  tokens: [
    { address: zeroAddress, symbol: 'ETH', decimals: 18 },
    { address: token, symbol: 'Lantern' },
  ],
  markets: [{ contract: token, currency: zeroAddress, floor: parseEther('1') }],
}

describe('explainTypedData', () => {
  test('default: one order, as an object or as the JSON that wallets get', () => {
    const order = listing(7n)
    const data = typedData(order, { chainId: 1 })
    const told = explainTypedData(data, context)
    expect(told).toMatchObject({
      type: 'order',
      findings: [],
      orders: [{ orderHash: hash(order), kind: 'listing' }],
    })
    expect(told.sentences).toMatchInlineSnapshot(`
      [
        "You give Lantern #7.",
        "You get 1 ETH.",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
      ]
    `)
    expect(explainTypedData(toJson(data), context)).toEqual(told)
  })

  test('default: a tree lists every order, without what fills it up', () => {
    const orders = [listing(1n), listing(2n, '2'), listing(3n, '3')]
    const data = BulkOrder.create(orders).typedData({ chainId: 1 })
    const told = explainTypedData(toJson(data), context)
    expect(told).toMatchObject({
      type: 'bulk',
      height: 2,
      orders: orders.map((order) => ({ orderHash: hash(order) })),
    })
    expect(told.sentences).toMatchInlineSnapshot(`
      [
        "One signature is for 3 orders.",
        "Order 1 of 3:",
        "You give Lantern #1.",
        "You get 1 ETH.",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
        "Order 2 of 3:",
        "You give Lantern #2.",
        "You get 2 ETH.",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
        "Order 3 of 3:",
        "You give Lantern #3.",
        "You get 3 ETH.",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
      ]
    `)
  })

  test('param: reviewed: a leaf that nobody has seen', () => {
    const orders = [listing(1n), listing(2n, '0.00000000000000001')]
    const data = BulkOrder.create(orders).typedData({ chainId: 1 })
    const reviewed = [hash(orders[0] as (typeof orders)[number])]
    expect(names(explainTypedData(data, { ...context, reviewed }))).toEqual([
      'unreviewedOrder',
      'offererReceivesNextToNothing',
    ])
  })

  test('error: another chain, contract or exchange', () => {
    const data = typedData(listing(1n), { chainId: 5, address: seller })
    expect(names(explainTypedData(data, context))).toEqual(['wrongChain', 'unknownVerifyingContract'])
    const older = { ...typedData(listing(1n), { chainId: 1 }), domain: { ...data.domain, version: '1.1' } }
    expect(names(explainTypedData(older, context))).toContain('unknownVerifyingContract')
    expect(names(explainTypedData({ ...data, domain: {} }, context))).toContain('wrongChain')
  })

  test('error: what is not known is said to be unknown', () => {
    const permit = { primaryType: 'Permit', domain: {}, types: {}, message: {} }
    expect(explainTypedData(permit)).toMatchObject({ type: 'unknown', primaryType: 'Permit' })
    expect(explainTypedData(permit).sentences).toMatchInlineSnapshot(`
      [
        "Danger: What would be signed (Permit) is not understood: it is not an order of the exchange. Do not sign it unless you know what it does.",
      ]
    `)
  })

  test('error: the name of an order with other types behind it', () => {
    const data = typedData(listing(1n), { chainId: 1 })
    const [first, ...others] = data.types.OrderComponents
    const swapped = { ...data, types: { ...data.types, OrderComponents: [...others, first] } }
    expect(explainTypedData(swapped).type).toBe('unknown')
    const bulk = BulkOrder.create([listing(1n), listing(2n)]).typedData({ chainId: 1 })
    const higher = {
      ...bulk,
      types: { ...bulk.types, BulkOrder: [{ name: 'tree', type: 'OrderComponents[2][2]' }] },
    }
    expect(explainTypedData(higher).type).toBe('unknown')
  })

  test('behavior: never throws', () => {
    return fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.json(),
          fc.record({
            primaryType: fc.constantFrom('OrderComponents', 'BulkOrder'),
            types: fc.anything(),
            message: fc.anything(),
          }),
        ),
        (data) => {
          expect(explainTypedData(data).type).toBe('unknown')
        },
      ),
    )
  })

  test('behavior: knows every order by its hash', () => {
    return fc.assert(
      fc.property(Arbitrary.components, (order) => {
        const told = explainTypedData(typedData(order, { chainId: 1 }))
        expect(told).toMatchObject({ type: 'order', orders: [{ orderHash: hash(order) }] })
      }),
      { numRuns: 50 },
    )
  })
})
