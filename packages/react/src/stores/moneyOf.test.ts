import { describe, expect, test } from 'vitest'
import { moneyOf } from './moneyOf.js'

const [account, maker, market] = ['0x0a', '0x0b', '0x0c'] as const
const [ether, token] = ['0x00', '0xe1'] as const

describe('moneyOf', () => {
  test('default: the price of an order to sign', () => {
    expect(moneyOf({ price: 5n, currency: { address: token, decimals: 18 } }, account)).toEqual([
      { currency: token, amount: 5n },
    ])
  })

  test('behavior: a falling price counts with its start', () => {
    expect(moneyOf({ price: { start: 9n, end: 1n }, currency: { address: ether } }, account)).toEqual([
      { currency: ether, amount: 9n },
    ])
  })

  test('behavior: the sum of several orders, by currency', () => {
    const [first, second] = [
      { price: { start: 4n }, currency: { address: ether } },
      { price: 1n, currency: token },
    ]
    expect(moneyOf({ listings: [first, first, second] }, account)).toEqual([
      { currency: ether, amount: 8n },
      { currency: token, amount: 1n },
    ])
    expect(moneyOf({ offers: [second, second] }, account)).toEqual([{ currency: token, amount: 2n }])
  })

  test('behavior: what a purchase pays', () => {
    const payment = [{ currency: ether, amount: 3n }]
    expect(moneyOf({ payment, movements: [] }, account)).toEqual(payment)
  })

  test('behavior: the price of a sale, before fees', () => {
    const movements = [
      { itemType: 1, token, from: maker, to: account, amount: 10n },
      { itemType: 1, token, from: account, to: market, amount: 1n },
      { itemType: 2, token: '0x0e', from: account, to: maker, amount: 1n },
    ]
    expect(moneyOf({ payment: [], proceeds: [], movements }, account)).toEqual([
      { currency: token, amount: 10n },
    ])
  })

  test('behavior: nothing for a plan without money', () => {
    expect(moneyOf({ steps: [] }, account)).toEqual([])
  })
})
