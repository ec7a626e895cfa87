import type { MarketOrder } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { buyer, contract, nft, order, parameters, seller, wrapped } from '../../testing/fixtures.js'
import { saleUnits } from './saleUnits.js'

/** An offer on four units of an edition. */
const offer = (change: Partial<MarketOrder> = {}, orderType: 0 | 1 = 1): MarketOrder => ({
  ...order,
  side: 'bid',
  maker: buyer,
  order: {
    signature: '0x',
    parameters: {
      ...parameters,
      offerer: buyer,
      orderType,
      offer: [
        {
          itemType: ItemType.ERC20,
          token: wrapped.address,
          identifierOrCriteria: 0n,
          startAmount: 4n,
          endAmount: 4n,
        },
      ],
      consideration: [
        {
          itemType: ItemType.ERC1155,
          token: contract,
          identifierOrCriteria: 1n,
          startAmount: 4n,
          endAmount: 4n,
          recipient: buyer,
        },
      ],
    },
  },
  total: 4n,
  remaining: 3n,
  ...change,
})
const edition = (held: bigint) => nft({ standard: 'erc1155', owners: [{ address: seller, quantity: held }] })

describe('saleUnits', () => {
  test('default: what is left of the offer, or what the seller holds', () => {
    const units = (held: bigint) => saleUnits(offer(), { nft: edition(held), account: seller })
    expect(units(77n)).toEqual({ lot: 1n, most: 3n })
    expect(units(2n)).toEqual({ lot: 1n, most: 2n })
  })

  test('behavior: an offer that cannot be filled in parts takes all of its units', () => {
    const whole = offer({ remaining: 4n }, 0)
    expect(saleUnits(whole, { nft: edition(77n), account: seller })).toEqual({ lot: 4n, most: 4n })
  })

  test('behavior: without holdings, it is the smallest number', () => {
    expect(saleUnits(offer(), { nft: edition(77n), account: zeroAddress })).toEqual({ lot: 1n, most: 1n })
  })

  test('param: nft: a unique item is one', () => {
    expect(saleUnits(offer(), { nft: nft(), account: seller })).toEqual({ lot: 1n, most: 1n })
  })
})
