import { ItemType } from '@souk/seaport'
import {
  buyer,
  contract,
  creator,
  ether,
  order,
  parameters,
  wrapped,
} from '@souk/ui/parts/testing/fixtures.js'
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { sellerMoney } from './sellerMoney.js'

const one = 10n ** 18n
const paid = { price: one, currency: ether, quantity: 1n }

const coins = (recipient: Address, amount: bigint) => ({
  ...{ itemType: ItemType.ERC20, token: wrapped.address, identifierOrCriteria: 0n, recipient },
  ...{ startAmount: amount, endAmount: amount },
})
const bid = {
  ...order,
  side: 'bid',
  total: 2n,
  order: {
    signature: '0x',
    parameters: {
      ...parameters,
      offerer: buyer,
      offer: [coins(buyer, 2n * one)],
      consideration: [
        {
          ...{ itemType: ItemType.ERC1155, token: contract, identifierOrCriteria: 1n, recipient: buyer },
          ...{ startAmount: 2n, endAmount: 2n },
        },
        coins(creator, one / 10n),
      ],
    },
  },
} as const

/** The listing with another payment to its seller. */
function listing(change: { startAmount?: bigint; endAmount?: bigint; token?: typeof contract }) {
  const [mine, ...others] = parameters.consideration
  const consideration = mine ? [{ ...mine, ...change }, ...others] : []
  return { ...order, order: { ...order.order, parameters: { ...parameters, consideration } } }
}

describe('sellerMoney', () => {
  test('default: a listing pays its seller, the market and the creator', () => {
    expect(sellerMoney(order, paid)).toEqual({ fees: 75n * 10n ** 15n, received: 925n * 10n ** 15n })
  })

  test('behavior: a part of an offer pays its share of the fees', () => {
    expect(sellerMoney(bid, { price: one, currency: wrapped, quantity: 1n })).toEqual({
      fees: one / 20n,
      received: (one * 19n) / 20n,
    })
  })

  test('param: quantity: without one, all units of the order', () => {
    expect(sellerMoney(bid, { price: 2n * one, currency: wrapped })?.fees).toBe(one / 10n)
  })

  test.each([
    ['the price is another', order, { ...paid, price: one + 1n }],
    ['the price is unknown', order, { ...paid, price: undefined }],
    ['the currency is another', order, { ...paid, currency: wrapped }],
    ['an auction ends at its bid', { ...order, type: 'english' }, paid],
    ['the price falls', listing({ endAmount: 1n }), paid],
    ['one part is in another currency', listing({ token: contract }), paid],
    ['a part of the units pays no whole amounts', { ...order, total: 10n ** 17n }, paid],
  ] as const)('behavior: nothing if %s', (_, filled, about) => {
    expect(sellerMoney(filled, about)).toBeUndefined()
  })
})
