import { BaseError } from '@souk/base'
import { describe, expect, test } from 'vitest'
import { failingOf, type MarketState, marketState, type WatchedQuery } from './marketState.js'
import type { Health } from './useHealth.js'

const well: Health = {
  ready: true,
  version: undefined,
  indexed: 7,
  lag: 0,
  time: undefined,
  error: undefined,
  database: 'ok',
}
const none = { market: false, chain: false }
const later = new BaseError('The server is busy.', { facts: {}, retry: 'later' })
const never = new BaseError('There is no such item.', { facts: {}, retry: 'never' })

describe('marketState', () => {
  test('default: live, even while its health is unknown', () => {
    expect(marketState({ freshness: 'live', health: well, failing: none })).toBe('live')
    expect(marketState({ freshness: 'live', health: undefined, failing: none })).toBe('live')
  })

  test.each<[MarketState, Partial<marketState.Facts>]>([
    ['partly', { failing: { market: true, chain: false } }],
    ['partly', { health: 'silent' }],
    ['away', { freshness: 'reconnecting', health: 'silent' }],
    ['away', { freshness: 'connecting', failing: { market: true, chain: false } }],
    ['reconnecting', { freshness: 'reconnecting' }],
    ['offline', { isOffline: true, failing: { market: true, chain: false } }],
    ['offline', { isOffline: true, health: 'silent', freshness: 'reconnecting' }],
    // A market on the same machine answers without a connection.
    ['live', { isOffline: true }],
    ['chainAway', { failing: { market: false, chain: true } }],
    ['chainAway', { health: { ...well, ready: false, error: 'no node' } }],
    ['behind', { health: { ...well, ready: false } }],
  ])('behavior: %s by %o', (state, change) => {
    expect(marketState({ freshness: 'live', health: well, failing: none, ...change })).toBe(state)
  })
})

describe('failingOf', () => {
  const asked = (
    change: Partial<WatchedQuery['state']> = {},
    key: readonly unknown[] = ['souk', 'https://m', 'getNft', {}],
  ) => ({
    queryKey: key,
    isActive: () => true,
    state: { error: null, fetchFailureReason: null, dataUpdatedAt: 0, errorUpdatedAt: 0, ...change },
  })
  const chain = ['souk', 'chain:1', 'getBalance', {}]

  test('default: none, also after a final answer', () => {
    expect(failingOf([])).toEqual(none)
    expect(failingOf([asked({ dataUpdatedAt: 5 }), asked({ error: never })])).toEqual(none)
  })

  test('behavior: a failed or retrying read', () => {
    expect(failingOf([asked({ error: later })])).toEqual({ market: true, chain: false })
    expect(failingOf([asked({ fetchFailureReason: later })])).toEqual({ market: true, chain: false })
    expect(failingOf([asked({ error: new TypeError('no node') }, chain)])).toEqual({
      market: false,
      chain: true,
    })
    expect(failingOf([asked({ error: later }, ['networks.node', 1])])).toEqual({ market: false, chain: true })
  })

  test('behavior: a failed read without a view counts until another one succeeds', () => {
    const left = { ...asked({ error: later, errorUpdatedAt: 5 }), isActive: () => false }
    expect(failingOf([left, asked({ dataUpdatedAt: 4 })]).market).toBe(true)
    expect(failingOf([left, asked({ dataUpdatedAt: 6 })]).market).toBe(false)
  })
})
