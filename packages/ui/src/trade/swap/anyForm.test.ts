import { TokenIds } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { contract } from '../../testing/fixtures.js'
import { readAny, startAny, takesSeveral } from './anyForm.js'

const lanterns = { slug: 'lanterns', contract, standard: 'erc721' } as const
const spices = { slug: 'spices', contract, standard: 'erc1155' } as const
const any = { contract, tokenId: undefined, quantity: 1n }

describe('readAny', () => {
  test('default: any item of a collection', () => {
    expect(readAny(startAny('lanterns'), lanterns)).toEqual({
      tokens: [any],
      issues: [],
      want: { contract, collection: 'lanterns', standard: 'erc721', quantity: 1n },
    })
  })

  test('param: quantity: several tokens, or units of an edition', () => {
    const two = { ...startAny('lanterns'), quantity: '2' }
    expect(readAny(two, lanterns)).toMatchObject({ tokens: [any, any], want: { quantity: 2n } })
    expect(readAny(two, spices)).toMatchObject({ tokens: [{ ...any, quantity: 2n }], want: { quantity: 2n } })
  })

  test('param: scope: one of a list of token ids', () => {
    const form = { ...startAny('lanterns'), scope: 'ids', typed: '1, 3:5', quantity: '2' } as const
    expect(readAny(form, lanterns)).toMatchObject({
      tokens: [{ ...any, isListed: true }],
      want: { quantity: 1n, tokenIds: TokenIds.parse('1,3:5') },
    })
    expect(takesSeveral(form, lanterns)).toBe(false)
    expect(takesSeveral(form, spices)).toBe(true)
  })

  test('behavior: a list of all ids is any item', () => {
    const form = { ...startAny('lanterns'), scope: 'ids', typed: '*' } as const
    expect(readAny(form, lanterns).tokens).toEqual([any])
  })

  test.each([
    ['collectionMissing', {}, undefined],
    ['quantityInvalid', { quantity: '0' }, lanterns],
    ['quantityInvalid', { quantity: '21' }, lanterns],
    ['idsInvalid', { scope: 'ids', typed: 'x' }, lanterns],
    ['idsInvalid', { scope: 'ids', typed: '' }, lanterns],
  ] as const)('error: %s %j', (issue, change, collection) => {
    const read = readAny({ ...startAny('lanterns'), ...change }, collection)
    expect([read.issues, read.want]).toEqual([[issue], undefined])
  })
})
