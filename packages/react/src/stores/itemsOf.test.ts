import { describe, expect, test } from 'vitest'
import { itemsOf } from './itemsOf.js'

const contract = '0xAAaaAAaAaaaAAaaaAaaaaAaAaAaaaAAAAAAAAAaA'
const currency = '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB'
const to = '0xcCcCCCcCcCCcCcCCCcCcCCccCcCcCcCcCcCcCCCC'
const token = (identifierOrCriteria: bigint, itemType = 2) => ({
  ...{ itemType, token: contract, identifierOrCriteria, startAmount: 1n, endAmount: 1n },
})
const money = { itemType: 1, token: currency, identifierOrCriteria: 0n, startAmount: 5n, endAmount: 5n }

describe('itemsOf', () => {
  test('default: the token of an order to sign, and none of its money', () => {
    const parameters = { offer: [token(7n)], consideration: [money] }
    expect(itemsOf({ parameters })).toEqual([{ contract, tokenId: 7n }])
    expect(itemsOf({ listings: [{ parameters }], parameters: {} })).toEqual([{ contract, tokenId: 7n }])
  })

  test('behavior: each token that moves once, however its contract is written', () => {
    const move = { itemType: 3, identifier: 8n }
    const movements = [
      { ...move, token: contract },
      { ...move, token: contract.toLowerCase() },
      { itemType: 0, token: `0x${'0'.repeat(40)}`, identifier: 0n },
    ]
    expect(itemsOf({ movements })).toHaveLength(1)
  })

  test('behavior: any token of a collection is none', () => {
    expect(itemsOf({ offers: [{ parameters: { offer: [money], consideration: [token(0n, 4)] } }] })).toEqual(
      [],
    )
    expect(itemsOf({})).toEqual([])
  })

  test('param: sends', () => {
    expect(itemsOf({}, [{ contract, tokenId: 9n, to }])).toEqual([{ contract, tokenId: 9n }])
  })
})
