import { describe, expect, test } from 'vitest'
import * as Bucket from './Bucket.js'
import { addressFrom } from './clientOf.js'

describe('Bucket.take', () => {
  test('default', () => {
    expect(Bucket.take(undefined, { perMinute: 60, nowMs: 0 })).toEqual({
      bucket: { left: 59, atMs: 0 },
      isAllowed: true,
      waitMs: 0,
    })
  })

  test('behavior: an empty bucket tells when it has enough again', () => {
    const empty = { left: 0, atMs: 0 }
    expect(Bucket.take(empty, { perMinute: 60, nowMs: 500 })).toMatchObject({ isAllowed: false, waitMs: 500 })
    expect(Bucket.take(empty, { perMinute: 60, nowMs: 1000 }).isAllowed).toBe(true)
    expect(Bucket.take(empty, { perMinute: 60, nowMs: 2000, cost: 5 })).toMatchObject({ waitMs: 3000 })
  })

  test('behavior: a bucket holds at most one minute, and a clock that goes back adds nothing', () => {
    expect(Bucket.take({ left: 60, atMs: 0 }, { perMinute: 60, nowMs: 9e9 }).bucket.left).toBe(59)
    expect(Bucket.take({ left: 5, atMs: 1000 }, { perMinute: 60, nowMs: 0 }).bucket.left).toBe(4)
  })

  test('behavior: a cost above the capacity empties a full bucket', () => {
    expect(Bucket.take(undefined, { perMinute: 10, nowMs: 0, cost: 100 })).toMatchObject({
      bucket: { left: 0 },
      isAllowed: true,
    })
  })
})

describe('addressFrom', () => {
  test.each([
    ['10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['10.0.0.1', '1.2.3.4', 5, '1.2.3.4'],
    ['10.0.0.1', '', 1, '10.0.0.1'],
    ['::ffff:1.2.3.4', undefined, 0, '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', undefined, 0, '2001:db8:1:2::/64'],
    ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
    ['::1', undefined, 0, '0:0:0:0::/64'],
  ])('behavior: %s with %j behind %i', (connected, forwarded, trustedProxies, expected) => {
    expect(addressFrom({ connected, forwarded, trustedProxies })).toBe(expected)
  })
})
