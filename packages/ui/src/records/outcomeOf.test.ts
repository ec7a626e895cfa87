import type { Activity } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { buyer, contract, seller } from '../testing/fixtures.js'
import { outcomeOf } from './outcomeOf.js'

const transactionHash = `0x${'ab'.repeat(32)}` as const
const orderHash = `0x${'01'.repeat(32)}` as const
const other = `0x${'02'.repeat(32)}` as const
const sale: Activity = {
  type: 'sale',
  at: new Date(1_000_000),
  collection: 'lanterns',
  contract,
  tokenId: 7n,
  name: 'Ruby Lamp',
  quantity: 1n,
  from: seller,
  to: buyer,
  transactionHash,
  orderHash,
}
const none = new Set<`0x${string}`>()
const record = { account: buyer, orderHashes: [orderHash], startedAt: 990_000, step: 0 }

describe('outcomeOf', () => {
  test('default: the transaction that filled the order', () => {
    expect(outcomeOf(record, { activities: [sale], told: none })).toBe(transactionHash)
  })

  test.each([
    ['one of several orders', { orderHashes: [other, orderHash] }],
    ['a sale or a swap by the account that gave an item', { account: seller }],
  ] as const)('behavior: finds %s', (_, change) => {
    expect(outcomeOf({ ...record, ...change }, { activities: [sale], told: none })).toBe(transactionHash)
  })

  test.each([
    ['of another order', {}, { orderHash: other }],
    ['of another buyer', {}, { to: seller }],
    ['before the purchase began', {}, { at: new Date(0) }],
    ['for a trade that fills no order', { orderHashes: undefined }, {}],
  ] as const)('behavior: ignores a sale %s', (_, change, of) => {
    const start = { ...record, startedAt: 900_000, ...change }
    expect(outcomeOf(start, { activities: [{ ...sale, ...of }], told: none })).toBeUndefined()
  })

  test('behavior: a transaction that ended another trade ends no second one', () => {
    const told = new Set([transactionHash])
    expect(outcomeOf(record, { activities: [sale], told })).toBeUndefined()
  })

  describe('of a transfer', () => {
    const sends = [6n, 7n].map((tokenId) => ({ contract, tokenId, to: buyer }))
    const sending = { account: seller, sends, startedAt: 990_000, step: 1 }
    const moved: Activity = { ...sale, type: 'transfer', transactionHash }

    test('default: the move of the item that the wallet was asked to send', () => {
      expect(outcomeOf(sending, { activities: [moved], told: none })).toBe(transactionHash)
    })

    test.each([
      ['the move of an item of another step', { tokenId: 6n }],
      ['a move to another account', { to: seller }],
      ['a move by another account', { from: buyer }],
      ['a sale of the item', { type: 'sale' }],
    ] as const)('behavior: ignores %s', (_, change) => {
      expect(outcomeOf(sending, { activities: [{ ...moved, ...change }], told: none })).toBeUndefined()
    })
  })
})
