import { describe, expect, test } from 'vitest'
import * as Subject from './Subject.js'

const contract = '0xabababababababababababababababababababab'
const currency = '0x0000000000000000000000000000000000000000'
const maker = '0x0101010101010101010101010101010101010101'
const taker = '0x0202020202020202020202020202020202020202'
const hash = `0x${'0f'.repeat(32)}`

function changed(options: { itemType: 2 | 4; identifier: string; taker?: string }): readonly number[] {
  const { itemType, identifier, taker: only = null } = options
  const amounts = { startAmount: '1', endAmount: '1' }
  const nft = {
    itemType,
    token: '0xAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAb',
    identifierOrCriteria: identifier,
    ...amounts,
  } as const
  const price = {
    itemType: 0,
    token: currency,
    identifierOrCriteria: '0',
    recipient: maker,
    ...amounts,
  } as const
  return Subject.ofOrder({ order_hash: hash, maker, taker: only }, { offer: [nft], consideration: [price] })
}

describe('ofOrder', () => {
  const isAbout = (answer: readonly number[], order: readonly number[]) =>
    answer.some((subject) => order.includes(subject))

  test('default', () => {
    const order = changed({ itemType: 2, identifier: '7' })
    expect({
      own: isAbout(Subject.orders([hash]), order),
      maker: isAbout(Subject.accounts([taker, maker]), order),
      other: isAbout(Subject.accounts([taker]), order),
      token: isAbout(Subject.tokens(contract, [6n, 7n]), order),
      otherToken: isAbout(Subject.tokens(contract, [6n]), order),
      collection: isAbout(Subject.collection(contract), order),
      currency: isAbout(Subject.collection(currency), order),
      otherCollection: isAbout(Subject.collection(maker), order),
    }).toEqual({
      own: true,
      maker: true,
      other: false,
      token: true,
      otherToken: false,
      collection: true,
      currency: true,
      otherCollection: false,
    })
  })

  test('behavior: a private order is about its taker', () => {
    expect(isAbout(Subject.accounts([taker]), changed({ itemType: 2, identifier: '7', taker }))).toBe(true)
  })

  test('behavior: an order for any of several tokens is about each token', () => {
    expect(isAbout(Subject.tokens(contract, [6n]), changed({ itemType: 4, identifier: '99' }))).toBe(true)
  })
})
