import { describe, expect, test } from 'vitest'
import { readAttributes } from './readAttributes.js'
import type { ElementName } from './shapes.js'

const market = 'https://market.example/'
const contract = `0x${'Ab'.repeat(20)}`
const hash = `0x${'1a'.repeat(32)}`
const read = (name: ElementName, attributes: Record<string, string>) =>
  readAttributes(name, (attribute) => attributes[attribute] ?? null)

describe('readAttributes', () => {
  test('default', () => {
    const attributes = {
      market,
      contract,
      token: '7',
      theme: 'dark',
      language: 'de',
      trust: 'market',
      size: 'l',
      label: 'Now',
    }
    expect(read('souk-buy', attributes)).toEqual({
      ...attributes,
      market: 'https://market.example',
      token: 7n,
    })
  })

  test.each([
    ['souk-offer', { collection: 'zellige' }],
    ['souk-activity', {}],
    ['souk-activity', { account: contract }],
    ['souk-cart', {}],
    ['souk-order', { hash }],
  ] as const)('behavior: %s %j is a choice of its subject', (name, subject) => {
    expect(read(name, { market, ...subject })).toEqual({ market: 'https://market.example', ...subject })
  })

  test.each([
    ['souk-buy', { contract, token: '7' }, [['market']]],
    ['souk-buy', { market, contract }, [['contract', 'token']]],
    ['souk-sweep', { market }, [['collection']]],
    [
      'souk-offer',
      { market, contract, token: '7', collection: 'a' },
      [['contract', 'token'], ['collection']],
    ],
  ] as const)('error: %s %j lacks an attribute, or has too many', (name, attributes, expected) => {
    expect(read(name, attributes)).toEqual({ kind: 'missing', attributes: expected })
  })

  test.each([
    ['market', 'market.example'],
    ['market', 'javascript:alert(1)'],
    ['market', 'https://market.example/?a=1'],
    ['contract', '0x12'],
    ['token', '-1'],
    ['token', '1.5'],
    ['token', String(2n ** 256n)],
    ['token', ''],
    ['theme', 'red'],
    ['language', 'fr'],
    ['trust', 'yes'],
    ['size', 'xl'],
    ['label', ' '],
  ] as const)('error: %s cannot be %j', (attribute, value) => {
    const attributes = { market, contract, token: '7', [attribute]: value }
    expect(read('souk-buy', attributes)).toEqual({ kind: 'wrong', attribute, value })
  })

  test('error: the hash of an order has 64 digits', () => {
    const wrong = { kind: 'wrong', attribute: 'hash', value: contract }
    expect(read('souk-order', { market, hash: contract })).toEqual(wrong)
  })
})
