import { ItemType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { contract, market, order, parameters, seller, wrapped } from '../testing/fixtures.js'
import { bidExcess, excessFees } from './bidFees.js'

const item = {
  itemType: ItemType.ERC721,
  token: contract,
  identifierOrCriteria: 1n,
  startAmount: 1n,
  endAmount: 1n,
}
const fee = (amount: bigint) => ({
  ...item,
  itemType: ItemType.ERC20,
  token: wrapped.address,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
  recipient: market,
})

/** A bid of 1,000 that pays a fee. */
function bid(amount: bigint) {
  const consideration = [{ ...item, recipient: seller }, fee(amount)]
  return {
    order: { ...order.order, parameters: { ...parameters, consideration } },
    price: 1_000n,
    currency: wrapped,
  }
}

describe('excessFees', () => {
  test('default: only above what the auction allows', () => {
    const fees = [{ basisPoints: 250 }, { basisPoints: 500 }]
    expect(excessFees(fees, { feeBasisPoints: 200 })).toEqual({ taken: 750, allowed: 200 })
    expect(excessFees(fees, { feeBasisPoints: 750 })).toBeUndefined()
  })
})

describe('bidExcess', () => {
  test('default: by the amounts of the signed bid', () => {
    expect(bidExcess(bid(75n), { feeBasisPoints: 200 })).toEqual({ taken: 750, allowed: 200 })
    expect(bidExcess(bid(20n), { feeBasisPoints: 200 })).toBeUndefined()
    expect(bidExcess(bid(21n), { feeBasisPoints: 200 })).toEqual({ taken: 210, allowed: 200 })
  })
})
