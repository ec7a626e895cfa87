import { knownConduitAddress, knownConduitKey, maxUint256, noConduitKey, seaportAddress } from '@souk/seaport'
import { contract, order, parameters } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { dependsOn, isUnlimited, operatorsOf } from './approvals.js'

const exchange = seaportAddress

describe('operatorsOf', () => {
  test('default: the conduit first, then the exchange', () => {
    expect(operatorsOf({ seaport: exchange, conduitKey: knownConduitKey })).toEqual([
      { kind: 'conduit', address: knownConduitAddress },
      { kind: 'exchange', address: exchange },
    ])
  })

  test('behavior: only the exchange without a conduit', () => {
    expect(operatorsOf({ seaport: exchange, conduitKey: noConduitKey })).toHaveLength(1)
  })
})

describe('dependsOn', () => {
  const viaExchange = { contract, operator: { kind: 'exchange', address: exchange } } as const
  const viaConduit = { contract, operator: { kind: 'conduit', address: knownConduitAddress } } as const
  const conduitOrder = {
    ...order,
    order: { parameters: { ...parameters, conduitKey: knownConduitKey }, signature: '0x' },
  } as const

  test('default: orders that give this token through this operator', () => {
    expect(dependsOn(viaExchange, [order, conduitOrder], { exchange })).toEqual([order])
    expect(dependsOn(viaConduit, [order, conduitOrder], { exchange })).toEqual([conduitOrder])
  })

  test('behavior: no orders of other tokens, no ended ones, and none whose item has left', () => {
    const other = { ...viaExchange, contract: exchange }
    expect(dependsOn(other, [order], { exchange })).toEqual([])
    expect(dependsOn(viaExchange, [{ ...order, status: 'filled' }], { exchange })).toEqual([])
    const asleep = { ...order, status: 'inactive', reason: 'balance' } as const
    expect(dependsOn(viaExchange, [asleep], { exchange })).toEqual([])
  })
})

describe('isUnlimited', () => {
  test('default', () => {
    expect([maxUint256, maxUint256 - 5n, 10n ** 30n].map(isUnlimited)).toEqual([true, true, false])
  })
})
