import { ItemType, type Outcome } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { contract, creator, dollar, ether, seller } from '../testing/fixtures.js'
import { paidIn } from './paidIn.js'

const money = (token: typeof ether.address, amount: bigint, recipient: typeof ether.address) => ({
  itemType: ItemType.NATIVE,
  token,
  identifier: 0n,
  amount,
  recipient,
})

describe('paidIn', () => {
  test('default: all parts of all orders, without other currencies', () => {
    const filled: readonly Pick<Outcome.Fulfilled, 'paid'>[] = [
      { paid: [money(ether.address, 94n, seller), money(ether.address, 6n, creator)] },
      { paid: [money(ether.address, 10n, seller), money(dollar.address, 7n, seller)] },
      { paid: [{ ...money(contract, 1n, creator), itemType: ItemType.ERC721 }] },
    ]
    expect([paidIn(filled, ether), paidIn(filled, dollar)]).toEqual([110n, 7n])
  })
})
