import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Amount from './Amount.js'
import * as Auction from './Auction.js'
import { ItemType, maxUint256, OrderType, zeroHash } from './constants.js'
import * as Draft from './Draft.js'
import type { ConsiderationItem, OfferItem } from './Item.js'
import type { Components } from './Order.js'

const token = '0x00000000000000000000000000000000000000aa'
const offerer = '0x00000000000000000000000000000000000000fe'
const zero = '0x0000000000000000000000000000000000000000'
const { NATIVE, ERC20, ERC721, ERC1155, ERC721_WITH_CRITERIA } = ItemType

const item = (itemType: ItemType, startAmount = 1n, endAmount = startAmount, id = 0n): OfferItem => ({
  itemType,
  token: itemType === NATIVE ? zero : token,
  identifierOrCriteria: id,
  startAmount,
  endAmount,
})
const ask = (...args: Parameters<typeof item>): ConsiderationItem => ({
  ...item(...args),
  recipient: offerer,
})

function draft(changes: Partial<Components>): Components {
  const consideration = changes.consideration ?? [ask(NATIVE, 100n)]
  return {
    offerer,
    zone: zero,
    offer: [item(ERC721, 1n, 1n, 7n)],
    consideration,
    orderType: OrderType.FULL_OPEN,
    startTime: 100n,
    endTime: 200n,
    zoneHash: zeroHash,
    salt: 0n,
    conduitKey: zeroHash,
    counter: 0n,
    totalOriginalConsiderationItems: consideration.length,
    ...changes,
  }
}
const issues = (changes: Partial<Components>, now = 100n) =>
  Draft.issues(draft(changes), { now }).map((issue) => issue.name.replace('Draft.', ''))

describe('issues', () => {
  test.each<[string, Partial<Components>]>([
    ['a listing', {}],
    ['a giveaway', { consideration: [] }],
    ['without an end', { endTime: maxUint256 }],
    ['Dutch, down to nothing', { consideration: [ask(NATIVE, 100n, 0n)] }],
    ['ascending from nothing', { consideration: [ask(NATIVE, 0n, 100n)] }],
    ['pieces at a price that divides', { offer: [item(ERC1155, 10n)], orderType: OrderType.PARTIAL_OPEN }],
    ['one token that may be filled in parts', { orderType: OrderType.PARTIAL_OPEN }],
    [
      'three of any token, in parts',
      {
        offer: [item(ERC20, 300n)],
        consideration: [ask(ERC721_WITH_CRITERIA, 3n)],
        orderType: OrderType.PARTIAL_OPEN,
      },
    ],
    ['the token asked for is delivered to the taker', { consideration: [ask(ERC721, 1n, 1n, 7n)] }],
    ['an English auction', { consideration: [ask(ERC20, 5n)], zone: Auction.englishZone, orderType: 2 }],
    ['pieces of one token in two items', { offer: [item(ERC1155, 1n), item(ERC1155, 2n)] }],
  ])('default: %s', (_, changes) => {
    expect(issues(changes)).toEqual([])
  })

  test.each<[string, Partial<Components>, string]>([
    ['nothing offered', { offer: [] }, 'NothingOfferedError'],
    ['the native currency offered', { offer: [item(NATIVE, 1n)] }, 'NativeOfferedError'],
    ['an end at the start', { startTime: 200n, endTime: 200n }, 'TimeError'],
    ['an end before now, without a start of its own', { startTime: 100n, endTime: 99n }, 'EndedError'],
    ['milliseconds', { endTime: 1_800_000_000_000n }, 'MillisecondsError'],
    ['an end before now', { startTime: 1n, endTime: 99n }, 'EndedError'],
    ['an end right now', { startTime: 1n, endTime: 100n }, 'EndedError'],
    [
      'a moving price without an end',
      { endTime: maxUint256, consideration: [ask(NATIVE, 2n, 1n)] },
      'MovingPriceError',
    ],
    ['an amount of zero', { consideration: [ask(NATIVE, 0n)] }, 'EmptyItemError'],
    ['an offer that rounds to zero all the time', { offer: [item(ERC20, 0n, 1n)] }, 'EmptyItemError'],
    ['an offer of nothing at its last second', { offer: [item(ERC20, 1n, 0n)] }, ''],
    [
      'two offers, never both at once',
      { offer: [item(ERC20, 0n, 1_000n), item(ERC1155, 1n, 0n)] },
      'EmptyItemError',
    ],
    ['one second, from nothing', { endTime: 101n, consideration: [ask(NATIVE, 0n, 5n)] }, 'EmptyItemError'],
    ['two of an ERC721', { offer: [item(ERC721, 2n)] }, 'TokenAmountError'],
    ['two of any ERC721, at once', { offer: [item(ERC721_WITH_CRITERIA, 2n)] }, 'TokenAmountError'],
    [
      'two of any ERC721 in parts, beside one of one',
      {
        offer: [item(ERC721_WITH_CRITERIA, 2n), item(ERC721, 1n, 1n, 7n)],
        orderType: OrderType.PARTIAL_OPEN,
      },
      'TokenAmountError',
    ],
    ['an ERC721 amount that moves', { offer: [item(ERC721_WITH_CRITERIA, 1n, 2n)] }, 'TokenAmountError'],
    [
      'one token twice',
      { offer: [item(ERC721, 1n, 1n, 7n), item(ERC721, 1n, 1n, 7n)] },
      'SameTokenTwiceError',
    ],
    [
      'one token twice on the other side',
      { consideration: [ask(ERC721, 1n, 1n, 7n), ask(ERC721, 1n, 1n, 7n)] },
      'SameTokenTwiceError',
    ],
    [
      'a price paid to nobody',
      { consideration: [{ ...ask(NATIVE, 1n), recipient: zero }] },
      'NullRecipientError',
    ],
    ['restricted by no zone', { orderType: OrderType.FULL_RESTRICTED }, 'ZoneMissingError'],
    ['a moving price that overflows', { consideration: [ask(NATIVE, maxUint256, 1n)] }, 'TooLargeError'],
    [
      'a price that moves for too long',
      { endTime: maxUint256 - 1n, consideration: [ask(NATIVE, 2n, 1n)] },
      'TooLargeError',
    ],
    [
      'parts that overflow',
      { offer: [item(ERC20, 2n ** 200n)], consideration: [ask(ERC20, 2n ** 200n)], orderType: 1 },
      'TooLargeError',
    ],
    ['a sum that overflows', { consideration: [ask(ERC20, maxUint256), ask(ERC20, 1n)] }, 'TooLargeError'],
    [
      'pieces at a price that does not divide',
      { offer: [item(ERC1155, 3n)], orderType: OrderType.PARTIAL_OPEN },
      'IndivisibleError',
    ],
    [
      'an English auction in ether',
      { zone: Auction.englishZone, orderType: 2 },
      'EnglishAuctionCurrencyError',
    ],
    [
      'an open English auction',
      { zone: Auction.englishTestZone, consideration: [ask(ERC20, 1n)] },
      'EnglishAuctionFormError',
    ],
  ])('error: %s', (_, changes, name) => {
    expect(issues(changes)).toEqual(name ? [name] : [])
  })

  test('error: what is over by the time it is signed', () => {
    // One unit of an offer that falls to nothing is there only in the very first second.
    const falling = { offer: [item(ERC20, 1n, 0n)] }
    expect([issues(falling, 100n), issues(falling, 101n)]).toEqual([[], ['EmptyItemError']])
  })

  test('behavior: the messages have the numbers', () => {
    const messages = (changes: Partial<Components>) =>
      Draft.issues(draft(changes), { now: 100n }).map(({ message }) => message)
    const parts = { orderType: OrderType.PARTIAL_OPEN, offer: [item(ERC1155, 10n)] }
    expect([
      messages({ ...parts, consideration: [ask(NATIVE, 93n), ask(NATIVE, 7n)] }),
      messages({ ...parts, consideration: [ask(NATIVE, 925n), ask(NATIVE, 75n)] }),
      messages({ endTime: 5n }),
      messages({ consideration: [ask(NATIVE, 2n, 1n)], endTime: maxUint256 }),
    ]).toMatchInlineSnapshot(`
      [
        [
          "The order allows partial fills, but its amounts split evenly only into 1 unit, not 10. It could only be filled as a whole. Turn allowPartialFills off, or choose a price per piece of which every fee is a whole amount.",
        ],
        [
          "The order allows partial fills, but its amounts split evenly only into 5 units, not 10. It could only be filled in lots of 2 pieces. Turn allowPartialFills off, or choose a price per piece of which every fee is a whole amount.",
        ],
        [
          "The order would end at 5, but the time on the chain is already 100. Choose a later end.",
        ],
        [
          "Expiration time must be set if order will change in price.",
        ],
      ]
    `)
  })

  test('behavior: items are empty exactly where no second of the order has something of each', () => {
    const amount = fc.bigInt({ min: 0n, max: 12n })
    const pair = fc.tuple(amount, amount)
    return fc.assert(
      fc.property(
        pair,
        pair,
        pair,
        fc.bigInt({ min: 1n, max: 15n }),
        fc.bigInt({ min: 0n, max: 14n }),
        (...drawn) => {
          const [[a, b], [c, d], [e, f], duration, elapsed] = drawn
          const endTime = 100n + duration
          const now = 100n + (elapsed % duration)
          const changes = {
            endTime,
            offer: [item(ERC20, a, b), item(ERC1155, c, d)],
            consideration: [ask(NATIVE, e, f)],
          }
          const { offer, consideration, ...order } = draft(changes)
          const seconds = Array.from({ length: Number(endTime - now) }, (_, index) => now + BigInt(index))
          const isFull = (second: bigint) =>
            offer.every((each) => Amount.at(each, { ...order, now: second, roundUp: false }) > 0n) &&
            consideration.every((each) => Amount.at(each, { ...order, now: second, roundUp: true }) > 0n)
          expect(issues(changes, now)).toEqual(seconds.some(isFull) ? [] : ['EmptyItemError'])
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
