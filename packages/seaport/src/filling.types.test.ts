import { type Address, createClient, type Hex, http } from 'viem'
import { expect, test } from 'vitest'
import type { createBulkOrders } from './actions/createBulkOrders.js'
import type { fulfillOrder } from './actions/fulfillOrder.js'
import type { fulfillOrders } from './actions/fulfillOrders.js'
import type { matchOrders } from './actions/matchOrders.js'
import { ItemType } from './order/constants.js'
import type { Order } from './order/Order.js'
import { seaportActions } from './seaportActions.js'

const token: Address = '0x00000000000000000000000000000000000000aa'
const recipient = token
const given = {} as Order

// The compiler is the judge: the types stage of the checks fails where an expected error does not come.
const fill = (value: fulfillOrder.Options) => value
const sweep = (value: fulfillOrders.Options) => value
const match = (value: matchOrders.Options) => value
const bulk = (value: createBulkOrders.Options) => value

test('param: fulfillOrder.Options', () => {
  const tip = {
    itemType: ItemType.NATIVE,
    token,
    identifierOrCriteria: 0n,
    startAmount: 1n,
    endAmount: 1n,
    recipient,
  }
  const { recipient: _, ...nobodys } = tip
  const [amount, contract] = [1n, token]
  const fills = [
    fill({ order: given, unitsToFill: 2n, tips: [tip], extraData: '0x00', recipient }),
    fill({ order: given, offerCriteria: [{ tokenId: 7n, tokenIds: [7n, 8n] }] }),
    // @ts-expect-error there is something to fill
    fill({}),
    // @ts-expect-error units are whole and exact
    fill({ order: given, unitsToFill: 0.5 }),
    fill({
      order: given,
      tips: [
        { amount, recipient },
        { currency: token, amount, recipient },
      ],
    }),
    fill({ order: given, tips: [{ itemType: ItemType.ERC721, contract, tokenId: 7n, recipient }] }),
    // @ts-expect-error a tip has a recipient
    fill({ order: given, tips: [nobodys] }),
    // @ts-expect-error a tip in the short form, too
    fill({ order: given, tips: [{ amount }] }),
    // @ts-expect-error a tip is a chosen token
    fill({ order: given, tips: [{ itemType: ItemType.ERC721, contract, criteria: 0n, recipient }] }),
    // @ts-expect-error the zone is handed bytes
    fill({ order: given, extraData: 'hello' }),
    // @ts-expect-error a choice names a token
    fill({ order: given, offerCriteria: [{ tokenIds: [7n] }] }),
    // @ts-expect-error identifiers are never floating numbers
    fill({ order: given, offerCriteria: [{ tokenId: 7 }] }),
    // @ts-expect-error one order, not many
    fill({ orders: [{ order: given }] }),
  ]
  expect(fills).toHaveLength(13)
})

test('param: fulfillOrders.Options, matchOrders.Options', () => {
  const many = [
    sweep({ orders: [{ order: given }], maximumTotal: { amount: 5n }, allOrNothing: true }),
    sweep({ orders: [{ order: given }], maximumTotal: [{ amount: 5n }, { currency: token, amount: 5n }] }),
    match({ orders: [{ order: given, unitsToFill: 1n }], recipient }),
    // @ts-expect-error each order stands with how it is filled
    sweep({ orders: [given] }),
    // @ts-expect-error units are each order's own
    sweep({ orders: [{ order: given }], unitsToFill: 1n }),
    // @ts-expect-error a maximum is money
    sweep({ orders: [{ order: given }], maximumTotal: '1 ETH' }),
    // @ts-expect-error orders that settle each other need nobody's conduit
    match({ orders: [{ order: given }], conduitKey: '0x' }),
  ]
  expect(many).toHaveLength(7)
})

test('param: createBulkOrders.Options', () => {
  const orders = [{ offer: [{ itemType: ItemType.ERC721, contract: token, tokenId: 7n }], consideration: [] }]
  const bulks = [
    bulk({ orders, signing: { maximumTreeSize: 16 } }),
    // @ts-expect-error the ways of signing have names
    bulk({ orders, signing: 'bulk' }),
    // @ts-expect-error findings are accepted by their names
    bulk({ orders, override: ['everything'] }),
  ]
  expect(bulks).toHaveLength(3)
})

test('behavior: results', () => {
  const client = createClient({ account: token, transport: http('http://127.0.0.1:1') }).extend(
    seaportActions(),
  )
  // Never called: what the functions give is read by the compiler.
  const read = async () => {
    const { route, dropped, outcome } = await client.fulfillOrders({ orders: [{ order: given }] })
    const ways: 'plain' | 'advanced' | 'match' = route
    const reasons: readonly Error[] | undefined = dropped[0]?.reasons
    // @ts-expect-error what was bought is read from a receipt
    outcome('0x')
    const exchange = await client.fulfillOrder({ order: given })
    const last = exchange.actions.at(-1)
    // @ts-expect-error only an approval names its operator
    const operator = last?.operator
    const hash: Hex = await exchange.executeAllActions()
    // @ts-expect-error one order has no outcome per order
    const none = exchange.dropped
    return { ways, reasons, operator, hash, none }
  }
  expect(read).toBeTypeOf('function')
})
