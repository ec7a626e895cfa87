import { buyer, seller } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { knownNames } from './knownNames.js'

const demoAccounts = [
  { name: 'Esra', address: seller, privateKey: '0x01' },
  { name: 'Bilal', address: buyer, privateKey: '0x02' },
] as const

describe('knownNames', () => {
  test('default: by the beginning of the name, in any case', () => {
    expect(knownNames(' es ', { demoAccounts }).map(({ name }) => name)).toEqual(['Esra'])
    expect(knownNames('ra', { demoAccounts })).toEqual([])
  })

  test('behavior: nothing without a text, or on a market without names', () => {
    expect(knownNames('', { demoAccounts })).toEqual([])
    expect(knownNames('Esra', {})).toEqual([])
  })
})
