import { describe, expect, test } from 'vitest'
import { nft } from '../testing/fixtures.js'
import { spamReason } from './spamReason.js'

describe('spamReason', () => {
  test.each([
    ['Visit https://prize.example', 'link'],
    ['$ 500 at gifts.XYZ', 'link'],
    ['www.prize', 'link'],
    ['Airdrop: Lantern #4', 'lure'],
    ['CLAIM your Lantern', 'lure'],
    ['Reclaimed Lamp', undefined],
    ['Sumac of the Red Hills', undefined],
    ['Mr. Com', undefined],
    ['No.7', undefined],
    ['Blue Flame', undefined],
  ])('default: %s', (name, reason) => {
    expect(spamReason(nft({ name }))).toBe(reason)
  })

  test('default: the name of a collection', () => {
    expect(spamReason(nft({ collection: 'usd-voucher-drop' }))).toBe('lure')
  })
})
