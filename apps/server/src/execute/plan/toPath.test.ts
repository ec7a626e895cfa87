import { Arbitrary } from '@souk/testing'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Picked } from './choose.js'
import { toPath } from './toPath.js'

const maker: Address = '0x00000000000000000000000000000000000000a0'
const artist: Address = '0x00000000000000000000000000000000000000a7'
const contract: Address = '0x00000000000000000000000000000000000000c0'
const shop: Address = '0x00000000000000000000000000000000000000f0'
const money = { itemType: 0 as const, token: zeroAddress, identifierOrCriteria: 0n }
const native = { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 }
const wrapped = { ...native, address: shop, symbol: 'WETH' }

function picked(start: bigint, end: bigint = start): Picked {
  const parameters = Arbitrary.listing({
    offerer: maker,
    consideration: [
      { ...money, startAmount: start, endAmount: end, recipient: maker },
      { ...money, startAmount: 50n, endAmount: 50n, recipient: artist },
      { ...money, startAmount: 25n, endAmount: 25n, recipient: shop },
    ],
    endTime: 1_000n,
  })
  const about = { maker, contract, identifier: 7n, currency: zeroAddress, rank: 0, price: start + 75n }
  const units = { total: 1n, remaining: 1n, step: 1n }
  const listing = {
    ...about,
    ...units,
    orderHash: '0x01',
    side: 'ask',
    kind: 'basic',
    standard: 'erc721',
  } as const
  return {
    index: 0,
    units: 1n,
    identifier: 7n,
    listing: { ...listing, order: { parameters, signature: '0x' } },
  }
}

const options = {
  now: 0n,
  source: 'shop.example',
  onTop: [[{ recipient: shop, amount: 5n }]],
  royaltyRecipients: new Map([[contract, artist]]),
  currencyOf: () => native,
}

describe('toPath', () => {
  test('default', () => {
    expect(toPath([picked(925n)], options)).toMatchInlineSnapshot(`
      [
        {
          "builtInFees": [
            {
              "basisPoints": 500,
              "kind": "royalty",
              "raw": 50n,
              "recipient": "0x00000000000000000000000000000000000000a7",
            },
            {
              "basisPoints": 250,
              "kind": "marketplace",
              "raw": 25n,
              "recipient": "0x00000000000000000000000000000000000000f0",
            },
          ],
          "contract": "0x00000000000000000000000000000000000000c0",
          "feesOnTop": [
            {
              "raw": 5n,
              "recipient": "0x00000000000000000000000000000000000000f0",
            },
          ],
          "orderId": "0x01",
          "quantity": 1n,
          "quote": {
            "currency": "0x0000000000000000000000000000000000000000",
            "decimals": 18,
            "raw": 1000n,
            "symbol": "ETH",
          },
          "source": "shop.example",
          "tokenId": 7n,
          "totalRaw": 1005n,
        },
      ]
    `)
  })

  test('param: buyIn', () => {
    const [item] = toPath([picked(925n)], { ...options, buyIn: wrapped })
    expect(item).toMatchObject({
      quote: { symbol: 'ETH', raw: 1_000n },
      buyIn: { symbol: 'WETH', raw: 1_000n },
    })
    const [same] = toPath([picked(925n)], { ...options, buyIn: native })
    expect(same?.buyIn).toBeUndefined()
  })

  test.each([
    ['rises', 925n, 1_925n, 1_300n],
    ['falls', 1_925n, 925n, 2_000n],
  ])('behavior: a price that %s is told at its highest of the next minutes', (_, start, end, expected) => {
    expect(toPath([picked(start, end)], options)[0]?.quote.raw).toBe(expected)
  })
})
