import { nft } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { isSameMetadata } from './isSameMetadata.js'

describe('isSameMetadata', () => {
  test('default', () => {
    expect(isSameMetadata(nft(), nft({ owners: [] }))).toBe(true)
    expect(isSameMetadata(nft(), nft({ traits: [] }))).toBe(false)
    expect(isSameMetadata(nft(), nft({ imageUrl: 'data:image/png,' }))).toBe(false)
  })
})
