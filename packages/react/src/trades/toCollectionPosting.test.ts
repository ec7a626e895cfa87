import { TokenIds } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { toCollectionPosting } from './toCollectionPosting.js'

const offer = { collection: 'lanterns', price: 1n }

describe('toCollectionPosting', () => {
  test('default: any token of the collection', () => {
    expect(toCollectionPosting(offer)).toEqual({ side: 'bid', collectionOffer: { slug: 'lanterns' } })
  })

  test('param: traits', () => {
    const traits = [{ type: 'Glass', value: 'Ruby' }]
    expect(toCollectionPosting({ ...offer, traits }).collectionOffer).toEqual({ slug: 'lanterns', traits })
  })

  test.each([
    ['text', '1:3,7'],
    ['a list', [1n, 2n, 3n, 7n]],
    ['ranges', TokenIds.from([1n, 2n, 3n, 7n])],
  ] as const)('param: token ids as %s', (_, tokenIds) => {
    expect(toCollectionPosting({ ...offer, tokenIds }).collectionOffer).toEqual({
      slug: 'lanterns',
      tokenIds: '1:3,7',
    })
  })
})
