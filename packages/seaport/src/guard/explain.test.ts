import { Arbitrary } from '@souk/testing'
import * as fc from 'fast-check'
import { type Address, parseEther, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { ItemType, maxUint256, OrderType } from '../order/constants.js'
import { parse, serialize } from '../order/Order.js'
import { components, item, to } from '../testing/makeOrder.js'
import { explain } from './explain.js'
import type { Context } from './findings/Finding.js'

const seller: Address = '0x1111111111111111111111111111111111111111'
const buyer: Address = '0x2222222222222222222222222222222222222222'
const market: Address = '0x3333333333333333333333333333333333333333'
const artist: Address = '0x4444444444444444444444444444444444444444'
const lanterns: Address = '0x5555555555555555555555555555555555555555'
const weth: Address = '0x6666666666666666666666666666666666666666'
const zone: Address = '0x7777777777777777777777777777777777777777'
const context: Context = {
  tokens: [
    { address: zeroAddress, symbol: 'ETH', decimals: 18 },
    { address: weth, symbol: 'WETH', decimals: 18 },
    { address: lanterns, symbol: 'Lantern' },
  ],
  names: [
    { address: market, name: 'Souk' },
    { address: artist, name: 'the artist' },
  ],
  markets: [{ contract: lanterns, currency: zeroAddress, floor: parseEther('1') }],
  trusted: { wrapped: [weth] },
}
const { NATIVE, ERC20, ERC721, ERC1155, ERC721_WITH_CRITERIA } = ItemType
const lantern = item(ERC721, { token: lanterns, identifierOrCriteria: 7n })
const ether = (amount: string) => item(NATIVE, { amount: parseEther(amount) })
const wrapped = (amount: string) => item(ERC20, { token: weth, amount: parseEther(amount) })
/** 2027-01-15 08:00 UTC. */
const endTime = 1_800_000_000n

const say = (...order: Parameters<typeof components>) => explain(components(...order), context).sentences

describe('explain', () => {
  test('default: a listing with fees', () => {
    const asked = [to(seller, ether('0.925')), to(market, ether('0.025')), to(artist, ether('0.05'))]
    expect(say(seller, [lantern], asked, { endTime })).toMatchInlineSnapshot(`
      [
        "You give Lantern #7.",
        "You get 0.925 ETH.",
        "Souk (0x3333333333333333333333333333333333333333) gets 0.025 ETH (2.5 %).",
        "the artist (0x4444444444444444444444444444444444444444) gets 0.05 ETH (5 %).",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
      ]
    `)
  })

  test('default: the same as data', () => {
    const asked = [to(seller, ether('0.975')), to(market, ether('0.025'))]
    const { sentences: _, ...facts } = explain(components(seller, [lantern], asked, { endTime }), context)
    expect(facts).toEqual({
      kind: 'listing',
      signer: seller,
      gives: [lantern],
      gets: [asked[0]],
      fees: [{ ...asked[1], basisPoints: 250 }],
      deliveries: [],
      from: 0n,
      until: endTime,
      fillableBy: { type: 'anyone' },
      inParts: false,
      findings: [],
      statements: [
        { type: 'gives', items: [lantern] },
        { type: 'gets', items: [asked[0]] },
        { type: 'fee', recipient: market, fee: { ...asked[1], basisPoints: 250 } },
        { type: 'time', from: undefined, until: endTime },
        { type: 'fillable', by: { type: 'anyone' }, inParts: false },
      ],
    })
  })

  test('behavior: an offer, its fees out of the price', () => {
    const asked = [to(buyer, lantern), to(market, wrapped('0.05'))]
    expect(say(buyer, [wrapped('2')], asked, { endTime })).toMatchInlineSnapshot(`
      [
        "You give 2 WETH.",
        "You get Lantern #7.",
        "Souk (0x3333333333333333333333333333333333333333) gets 0.05 WETH (2.5 %).",
        "These fees come out of what you give.",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
      ]
    `)
  })

  test('behavior: an offer for any token of a collection', () => {
    const any = item(ERC721_WITH_CRITERIA, { token: lanterns })
    expect(say(buyer, [wrapped('2')], [to(buyer, any)], { endTime })).toMatchInlineSnapshot(`
      [
        "You give 2 WETH.",
        "You get any one token of Lantern.",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
      ]
    `)
  })

  test('behavior: a falling price, in parts, not started yet', () => {
    const jars = item(ERC1155, { token: lanterns, identifierOrCriteria: 3n, amount: 10n })
    const price = { ...ether('10'), endAmount: parseEther('2') }
    const order = components(seller, [jars], [to(seller, price)], {
      orderType: OrderType.PARTIAL_OPEN,
      startTime: endTime - 864_000n,
      endTime,
    })
    const { sentences } = explain(order, { ...context, now: endTime - 1_000_000n })
    expect(sentences).toMatchInlineSnapshot(`
      [
        "You give 10 × Lantern #3.",
        "You get 10 ETH at first, moving to 2 ETH at the end.",
        "It starts at 2027-01-05 08:00 UTC. It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, in parts.",
        "Warning: The price is far below the floor of all items together.",
      ]
    `)
  })

  test('behavior: a private sale', () => {
    const asked = [to(seller, ether('1')), to(buyer, lantern)]
    expect(say(seller, [lantern], asked, { endTime })).toMatchInlineSnapshot(`
      [
        "You give Lantern #7.",
        "You get 1 ETH.",
        "0x2222222222222222222222222222222222222222 gets Lantern #7.",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole, but 0x2222222222222222222222222222222222222222 receives the items.",
      ]
    `)
  })

  test('behavior: an order with a zone and without an end', () => {
    const changes = { orderType: OrderType.FULL_RESTRICTED, zone }
    expect(say(seller, [lantern], [to(seller, ether('1'))], changes)).toMatchInlineSnapshot(`
      [
        "You give Lantern #7.",
        "You get 1 ETH.",
        "It never ends.",
        "Only 0x7777777777777777777777777777777777777777 decides who can fill it, only as a whole.",
        "Warning: An unknown zone, 0x7777777777777777777777777777777777777777, decides who can fill the order.",
        "Warning: The order never ends. It can be filled at this price whenever you hold these items.",
      ]
    `)
  })

  test('behavior: the order that thieves have people sign', () => {
    expect(say(seller, [lantern], [], { endTime })).toMatchInlineSnapshot(`
      [
        "You give Lantern #7.",
        "You get nothing.",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
        "Danger: Anyone could take what you offer for free: the order asks for nothing.",
      ]
    `)
    expect(say(seller, [lantern], [to(buyer, ether('1'))], { endTime })).toMatchInlineSnapshot(`
      [
        "You give Lantern #7.",
        "You get nothing.",
        "0x2222222222222222222222222222222222222222 gets 1 ETH (100 %).",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
        "Danger: You would give your items away and receive nothing.",
        "Danger: 100 % of the price would go to others: 0x2222222222222222222222222222222222222222.",
      ]
    `)
    expect(say(seller, [lantern], [to(seller, item(NATIVE))], { endTime })).toMatchInlineSnapshot(`
      [
        "You give Lantern #7.",
        "You get 0.000000000000000001 ETH.",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
        "Danger: You would receive almost nothing for what you give.",
      ]
    `)
  })

  test('param: context: without it, amounts are in raw units beside the address', () => {
    const order = components(seller, [lantern], [to(seller, wrapped('1'))], { endTime })
    expect(explain(order).sentences).toMatchInlineSnapshot(`
      [
        "You give 0x5555555555555555555555555555555555555555 #7.",
        "You get 1000000000000000000 units of 0x6666666666666666666666666666666666666666.",
        "It ends at 2027-01-15 08:00 UTC.",
        "Anyone can fill it, only as a whole.",
      ]
    `)
  })

  test('param: context: the market', () => {
    const order = components(seller, [lantern], [to(seller, ether('0.04'))], { endTime })
    const [prices] = context.markets ?? []
    const markets = prices ? [{ ...prices, lastSale: parseEther('0.1') }] : []
    expect(explain(order, { ...context, markets }).sentences.slice(-2)).toMatchInlineSnapshot(`
      [
        "Danger: The price is far below the floor of the collection.",
        "Warning: The price is far below the last sale.",
      ]
    `)
  })

  test('behavior: never throws, and every item is in exactly one list', () => {
    return fc.assert(
      fc.property(Arbitrary.components, fc.option(Arbitrary.uint256), (drawn, now) => {
        const { parameters } = parse(serialize({ parameters: drawn, signature: '0x' }))
        const told = explain(parameters, { ...context, now: now ?? undefined })
        const sum = (items: readonly { startAmount: bigint; endAmount: bigint }[]) =>
          items.reduce((total, { startAmount, endAmount }) => total + startAmount + endAmount, 0n)
        expect(told.gives).toEqual(parameters.offer)
        expect(told.gets.length + told.fees.length + told.deliveries.length).toBe(
          parameters.consideration.length,
        )
        expect(sum(told.gets) + sum(told.fees) + sum(told.deliveries)).toBe(sum(parameters.consideration))
        expect(told.sentences.every((sentence) => /[.:]$/.test(sentence))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('behavior: an order without end says so', () => {
    expect(explain(components(seller, [lantern], [], { endTime: maxUint256 })).until).toBeUndefined()
  })
})
