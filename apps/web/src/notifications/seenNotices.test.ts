import { describe, expect, test } from 'vitest'
import { readSeenNotices } from './seenNotices.js'

describe('readSeenNotices', () => {
  test('default: the stored keys; nothing if they are missing or damaged', () => {
    expect(readSeenNotices('["outbid/0x01",7]')).toEqual(new Set(['outbid/0x01']))
    expect(['{}', 'never', null].map(readSeenNotices)).toEqual([undefined, undefined, undefined])
  })
})
