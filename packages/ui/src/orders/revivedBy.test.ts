import { ItemType, noConduitKey, seaportAddress } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { contract, order, parameters } from '../testing/fixtures.js'
import { revivedBy } from './revivedBy.js'

const options = { exchange: seaportAddress }
const approval = { token: contract, operator: seaportAddress, itemType: ItemType.ERC721 } as const
const asleep = {
  ...order,
  status: 'inactive',
  reason: 'approval',
  order: { parameters: { ...parameters, conduitKey: noConduitKey }, signature: '0x' },
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
