import { ItemType, noConduitKey, type Order, seaportAddress } from '@souk/seaport'
import { zeroAddress, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { revivedBy } from './revivedBy.js'

const contract = '0x00000000000000000000000000000000000000e1'
const options = { exchange: seaportAddress }
const approval = { token: contract, operator: seaportAddress, itemType: ItemType.ERC721 } as const
const parameters: Order.Components = {
  offerer: '0x00000000000000000000000000000000000000A1',
  zone: zeroAddress,
  offer: [
    { itemType: ItemType.ERC721, token: contract, identifierOrCriteria: 1n, startAmount: 1n, endAmount: 1n },
  ],
  consideration: [],
  orderType: 0,
  startTime: 1n,
  endTime: 2n,
  zoneHash: zeroHash,
  salt: 1n,
  conduitKey: noConduitKey,
  counter: 0n,
  totalOriginalConsiderationItems: 0,
}
const asleep = {
  status: 'inactive',
  reason: 'approval',
  order: { parameters, signature: '0x' },
} as const

describe('revivedBy', () => {
  test('default: the orders that only miss this approval', () => {
    expect(revivedBy(approval, [asleep], options)).toEqual([asleep])
  })

  test.each([
    ['are active', { status: 'active' }],
    ['miss the item', { reason: 'balance' }],
  ] as const)('behavior: not those that %s', (_, change) => {
    expect(revivedBy(approval, [{ ...asleep, ...change }], options)).toEqual([])
  })

  test('behavior: not those of another contract, another operator or another item', () => {
    const other = '0x00000000000000000000000000000000000000e9'
    expect(revivedBy({ ...approval, token: other }, [asleep], options)).toEqual([])
    expect(revivedBy({ ...approval, operator: other }, [asleep], options)).toEqual([])
    expect(revivedBy({ ...approval, exact: 2n }, [asleep], options)).toEqual([])
    expect(revivedBy({ ...approval, exact: 1n }, [asleep], options)).toEqual([asleep])
  })
})
