import { collection, nft, seller } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { type Choice, decodeRecent, toGroups, withRecent } from './choices.js'

const words = {
  contractOf: (name: string) => `contract of ${name}`,
  holds: (count: number) => `holds ${count}`,
  owns: (name: string) => name,
  none: 'no floor',
}
const lanterns: Choice = { place: { to: 'collection', slug: 'lanterns' }, title: 'Lanterns', detail: '' }
const named = (slug: string): Choice => ({ ...lanterns, place: { to: 'collection', slug } })

describe('toGroups', () => {
  test('default: leaves out empty groups', () => {
    const groups = toGroups({ collections: [collection], nfts: [nft({ name: '' })] }, words)
    expect(
      groups.map(({ kind, choices }) => [kind, choices.map(({ title, detail }) => [title, detail])]),
    ).toEqual([
      ['collections', [['Lanterns', '1\u00a0ETH']]],
      ['items', [['lanterns #1', '']]],
    ])
  })

  test('param: collectionName: below a name, and beside a number without a name', () => {
    const nfts = [nft({ name: '' }), nft({ name: 'Ruby Lamp' })]
    const groups = toGroups({ collections: [], nfts }, words, { collectionName: () => 'Lanterns' })
    expect(groups[0]?.choices.map(({ title, note, detail }) => [title, note, detail])).toEqual([
      ['Lanterns #1', undefined, ''],
      ['Ruby Lamp', 'Lanterns', '#1'],
    ])
  })

  test('behavior: an address and a name lead to the account', () => {
    const groups = toGroups({ collections: [], nfts: [], account: { address: seller, tokens: 3 } }, words, {
      named: [{ name: 'alice.eth', address: seller, note: 'Alice' }],
    })
    expect(groups[1]?.choices).toMatchObject([{ title: 'alice.eth', note: 'Alice' }])
    expect(groups.map(({ kind, choices }) => [kind, choices[0]?.place])).toEqual([
      ['addresses', { to: 'account', address: seller }],
      ['names', { to: 'account', address: seller }],
    ])
  })
})

describe('withRecent', () => {
  test('default: newest first, each once, no more than five', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].reduce<readonly Choice[]>(
      (kept, slug) => withRecent(kept, named(slug)),
      [],
    )
    expect(all.map(({ place }) => place)).toEqual(
      ['b', 'f', 'e', 'd', 'c'].map((slug) => ({ to: 'collection', slug })),
    )
  })
})

describe('decodeRecent', () => {
  test('default', () => {
    expect(decodeRecent(JSON.stringify([lanterns]))).toEqual([lanterns])
  })

  test.each([
    null,
    'no JSON',
    '{}',
    '[{"title":"x","detail":"","place":{"to":"item","contract":"javascript:","id":"1"}}]',
    '[{"title":1,"detail":"","place":{"to":"collection","slug":"a"}}]',
  ])('error: %s is left out', (text) => {
    expect(decodeRecent(text)).toEqual([])
  })
})
