import { ItemType } from '@souk/seaport'
import { type Address, zeroAddress, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { draft, type Terms } from './draft.js'

const account: Address = '0x00000000000000000000000000000000000000a0'
const shop: Address = '0x00000000000000000000000000000000000000f0'
const token: Address = '0x00000000000000000000000000000000000000c0'
const weth: Address = '0x00000000000000000000000000000000000000e0'
const maker = { account, now: 1_000n, counter: 3n }

function terms(changes: Partial<Terms> = {}): Terms {
  return {
    index: 0,
    side: 'ask',
    subject: { itemType: ItemType.ERC721, token, identifierOrCriteria: 7n },
    quantity: 1n,
    currency: zeroAddress,
    price: 1_000n,
    fees: [{ recipient: shop, basisPoints: 250 }],
    endTime: 2_000n,
    salt: 5n,
    conduitKey: zeroHash,
    ...changes,
  }
}

/** Lists the payments of an order and their recipients. */
function moneyOf(order: ReturnType<typeof draft>) {
  if ('code' in order) return order.message
  const asked = order.consideration.filter(({ itemType }) => itemType <= 1)
  return asked.map(({ startAmount, endAmount, recipient }) => [startAmount, endAmount, recipient])
}

const jars = { itemType: ItemType.ERC1155, token, identifierOrCriteria: 7n } as const

describe('draft', () => {
  test('default: a listing', () => {
    expect(draft(terms(), maker)).toMatchObject({
      offerer: account,
      orderType: 0,
      startTime: 1_000n,
      counter: 3n,
      totalOriginalConsiderationItems: 2,
    })
    expect(moneyOf(draft(terms(), maker))).toEqual([
      [975n, 975n, account],
      [25n, 25n, shop],
    ])
  })

  test('default: a bid', () => {
    const bid = draft(terms({ side: 'bid', currency: weth }), maker)
    expect(bid).toMatchObject({
      offer: [{ itemType: ItemType.ERC20, token: weth, startAmount: 1_000n }],
      consideration: [
        { itemType: ItemType.ERC721, recipient: account },
        { token: weth, recipient: shop },
      ],
    })
  })

  test.each<[string, Partial<Terms>, number]>([
    ['units that can be filled by themselves', { quantity: 4n, subject: jars }, 1],
    ['units whose price cannot be split', { quantity: 3n, subject: jars }, 0],
    ['units for one buyer', { quantity: 4n, subject: jars, taker: shop }, 0],
    ['a zone', { side: 'bid', currency: weth, zone: shop }, 2],
  ])('behavior: the type of %s', (_, changes, orderType) => {
    expect(draft(terms(changes), maker)).toMatchObject({ orderType })
  })

  test('behavior: fees are calculated per unit', () => {
    expect(moneyOf(draft(terms({ quantity: 4n, subject: jars, price: 1_204n }), maker))).toEqual([
      [1_176n, 1_176n, account],
      [28n, 28n, shop],
    ])
  })

  test('param: endPrice', () => {
    expect(moneyOf(draft(terms({ endPrice: 100n, fees: [] }), maker))).toEqual([[1_000n, 100n, account]])
  })

  test('param: taker', () => {
    expect(draft(terms({ taker: shop }), maker)).toMatchObject({
      consideration: [
        { recipient: account },
        { recipient: shop },
        { itemType: ItemType.ERC721, recipient: shop },
      ],
    })
  })

  test.each<[string, Partial<Terms>, RegExp]>([
    ['ends before it starts', { endTime: 10n }, /end/i],
    ['costs nothing', { price: 0n, fees: [] }, /more than 0/],
    ['falls to nothing', { endPrice: 0n, fees: [] }, /more than 0/],
    ['leaves its maker nothing', { fees: [{ recipient: shop, basisPoints: 10_000 }] }, /./],
    ['has a fee that rounds to 0', { price: 10n }, /rounds to 0/],
    ['has fees above its price', { fees: [{ recipient: shop, basisPoints: 10_001 }] }, /are invalid/],
  ])('error: it %s', (_, changes, message) => {
    expect(draft(terms(changes), maker)).toMatchObject({
      code: 'draft_unsound',
      message: expect.stringMatching(message),
    })
  })
})
