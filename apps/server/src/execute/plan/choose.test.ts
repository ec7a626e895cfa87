import { Arbitrary } from '@souk/testing'
import type { Address, Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { choose, type Wanted } from './choose.js'
import type { Listing } from './Listing.js'
import { mergePicks } from './mergePicks.js'

const account: Address = '0x00000000000000000000000000000000000000b0'
const maker: Address = '0x00000000000000000000000000000000000000a0'
const contract: Address = '0x00000000000000000000000000000000000000c0'

let count = 0
function listing(changes: Partial<Listing> = {}): Listing {
  count++
  return {
    orderHash: `0x${String(count).padStart(64, '0')}` as Hex,
    side: 'ask',
    kind: 'basic',
    maker,
    contract,
    identifier: 1n,
    standard: 'erc1155',
    currency: '0x0000000000000000000000000000000000000000',
    rank: 0,
    price: 100n,
    total: 10n,
    remaining: 10n,
    step: 1n,
    order: { parameters: Arbitrary.listing({ offerer: maker }), signature: '0x' },
    ...changes,
  }
}

function wanted(quantity: bigint, candidates: readonly Listing[], changes: Partial<Wanted> = {}): Wanted {
  return { index: 0, quantity, candidates, name: 'it', ...changes }
}

const taken = (items: readonly Wanted[]) => {
  const { picks, issues } = choose(items, { account })
  return [picks.map(({ listing: { price }, units }) => [price, units]), issues.map(({ code }) => code)]
}

describe('choose', () => {
  test.each<[string, readonly Wanted[], unknown]>([
    [
      'the cheapest first',
      [wanted(3n, [listing({ price: 300n }), listing({ price: 100n })])],
      [[[100n, 3n]], []],
    ],
    [
      'by the price of one unit, not of the order',
      [wanted(1n, [listing({ price: 90n, total: 1n, remaining: 1n }), listing({ price: 100n })])],
      [[[100n, 1n]], []],
    ],
    [
      'goes on with the next',
      [wanted(15n, [listing({ price: 300n }), listing({ price: 100n })])],
      [
        [
          [100n, 10n],
          [300n, 5n],
        ],
        [],
      ],
    ],
    [
      'takes of an order that cannot be split all or nothing',
      [wanted(5n, [listing({ price: 50n, step: 10n }), listing({ price: 100n })])],
      [[[100n, 5n]], []],
    ],
    [
      'fills an order in the steps that it can be split into',
      [wanted(7n, [listing({ price: 50n, step: 5n }), listing({ price: 100n })])],
      [
        [
          [50n, 5n],
          [100n, 2n],
        ],
        [],
      ],
    ],
    [
      'takes no more than is left',
      [wanted(4n, [listing({ price: 50n, remaining: 3n })])],
      [[[50n, 3n]], ['not_enough_liquidity']],
    ],
    ['says that there is nothing', [wanted(1n, [])], [[], ['no_liquidity']]],
    ['leaves own orders alone', [wanted(1n, [listing({ maker: account })])], [[], ['own_order']]],
    ['leaves auctions alone', [wanted(1n, [listing({ kind: 'english' })])], [[], ['no_liquidity']]],
    [
      'leaves what is for somebody else alone',
      [wanted(1n, [listing({ taker: maker })])],
      [[], ['no_liquidity']],
    ],
    [
      'leaves what is for one buyer to who names it',
      [wanted(1n, [listing({ taker: account })])],
      [[], ['no_liquidity']],
    ],
  ])('behavior: %s', (_, items, expected) => {
    expect(taken(items)).toEqual(expected)
  })

  test('behavior: an order used for one item has less left for the next', () => {
    const shared = listing({ price: 50n, remaining: 4n })
    const { picks, issues, available } = choose([wanted(3n, [shared]), wanted(3n, [shared], { index: 1 })], {
      account,
    })
    expect(picks.map(({ index, units }) => [index, units])).toEqual([
      [0, 3n],
      [1, 1n],
    ])
    expect(issues).toMatchObject([{ code: 'not_enough_liquidity', index: 1 }])
    expect(available).toEqual([4n, 1n])
    expect(mergePicks(picks).map(({ units }) => units)).toEqual([4n])
  })

  test('behavior: one token is not traded twice', () => {
    const [first, second] = [50n, 60n].map((price) =>
      listing({ price, total: 1n, remaining: 1n, standard: 'erc721' }),
    )
    const { picks, issues } = choose([wanted(2n, [first as Listing, second as Listing])], { account })
    expect(picks).toHaveLength(1)
    expect(issues).toMatchObject([{ code: 'not_enough_liquidity' }])
  })

  test('behavior: the highest offer first, for the given token', () => {
    const offers = [10n, 30n, 20n].map((price) =>
      listing({ side: 'bid', price, total: 1n, remaining: 1n, identifier: undefined }),
    )
    const { picks } = choose([wanted(2n, offers, { identifier: 7n })], { account })
    expect(picks.map(({ listing: { price }, identifier }) => [price, identifier])).toEqual([
      [30n, 7n],
      [20n, 7n],
    ])
  })

  test.each<[string, readonly Listing[], string]>([
    ['unknown', [], 'order_unknown'],
    ['an auction', [listing({ kind: 'english' })], 'auction_not_for_sale'],
    ['own', [listing({ maker: account })], 'own_order'],
    ['for somebody else', [listing({ taker: maker })], 'private_listing'],
  ])('error: a named order is %s', (_, candidates, code) => {
    const { issues } = choose([wanted(1n, candidates, { orderHash: '0x1' })], { account })
    expect(issues).toMatchObject([{ code, orderHash: '0x1', index: 0 }])
  })

  test('behavior: a request that names a private order can use it', () => {
    const own = listing({ taker: account })
    const { picks } = choose([wanted(1n, [own], { orderHash: own.orderHash })], { account })
    expect(picks).toHaveLength(1)
  })
})
