import type { Activity } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { feedWords } from '../i18n/areas/feed.js'
import { contract } from '../testing/fixtures.js'
import { namedTitle } from './namedTitle.js'

const words = feedWords.en
const shared = { type: 'sale', at: new Date(0), collection: 'lanterns', contract, quantity: 1n } as const
const part = (name: string, tokenId: bigint): Activity => ({ ...shared, name, tokenId })
const lamps = [part('Ruby Lamp', 7n), part('Amber Lamp', 8n), part('', 9n)]
const say = (kind: namedTitle.Options['kind'], parts: readonly Activity[], title = '2 items') =>
  namedTitle(title, { kind, facts: { parts, prices: [] }, words })

describe('namedTitle', () => {
  test('default: two items, or the first two of more', () => {
    expect(say('sweep', lamps.slice(0, 2))).toBe('2 items (Ruby Lamp and Amber Lamp)')
    expect(say('bundle', lamps, 'Set of 3 items')).toBe('Set of 3 items (Ruby Lamp, Amber Lamp and 1 more)')
    expect(
      namedTitle('2 items', { kind: 'sweep', facts: { parts: lamps, prices: [] }, words: feedWords.de }),
    ).toMatch(/^2 items \(Ruby Lamp, Amber Lamp und /)
  })

  test('behavior: a set of which only a part was read', () => {
    const tokens = lamps.map(({ collection, tokenId, name, quantity }) => ({
      ...{ collection, contract, quantity },
      ...(tokenId === undefined ? {} : { tokenId }),
      ...(name ? { name } : {}),
    }))
    const [first] = lamps
    expect(say('purchase', first ? [{ ...first, bundle: { items: 3, tokens } }] : [], 'Set of 3 items')).toBe(
      'Set of 3 items (Ruby Lamp, Amber Lamp and 1 more)',
    )
  })

  test('behavior: one item, orders that were cancelled, and offers on any item keep their title', () => {
    expect(say('purchase', lamps.slice(0, 1), 'Ruby Lamp')).toBe('Ruby Lamp')
    expect(say('cancellation', lamps, '3 orders')).toBe('3 orders')
    expect(say('offers', [shared, shared], 'Lanterns')).toBe('Lanterns')
    expect(namedTitle('2 items', { kind: 'sweep', facts: undefined, words })).toBe('2 items')
  })
})
