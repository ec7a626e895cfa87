import { itemKey } from '@souk/ui/parts/nft/itemMarks.js'
import { nft } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { putFirst } from './putFirst.js'

const [one, two, three] = [nft({ tokenId: 1n }), nft({ tokenId: 2n }), nft({ tokenId: 3n })]

describe('putFirst', () => {
  test('default: the others keep their order', () => {
    expect(putFirst([one, two, three], itemKey(three))).toEqual([three, one, two])
  })

  test('behavior: nothing changes without the item', () => {
    expect(putFirst([one, two], itemKey(three))).toEqual([one, two])
  })
})
