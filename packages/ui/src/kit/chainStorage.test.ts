import { describe, expect, test } from 'vitest'
import { adoptStored, chainKey, chainStorage } from './chainStorage.js'

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

describe('chainStorage', () => {
  test('default: each chain sees only its own entries', () => {
    const all = memory({ 'souk.theme': 'dark' })
    const polygon = chainStorage(all, 137)
    const ethereum = chainStorage(all, 1)
    polygon.setItem('souk.flow.a', 'one')
    ethereum.setItem('souk.flow.b', 'two')
    expect([polygon.length, polygon.key(0), polygon.getItem('souk.flow.a')]).toEqual([
      1,
      'souk.flow.a',
      'one',
    ])
    expect(polygon.getItem('souk.flow.b')).toBeNull()
    polygon.removeItem('souk.flow.a')
    expect(polygon.length).toBe(0)
    expect(ethereum.getItem('souk.flow.b')).toBe('two')
  })

  test('behavior: the end of another chain id is another chain', () => {
    const all = memory()
    chainStorage(all, 1_137).setItem('souk.flow.a', 'one')
    expect(chainStorage(all, 137).length).toBe(0)
  })
})

describe('adoptStored', () => {
  const old = {
    'souk.cart.1': 'cart',
    'souk.flow.7': 'flow',
    'souk.seen.past.0xab': '5',
    'souk.watched': '["lanterns"]',
    'souk.watched-items': '["0x01:7"]',
    'souk.hidden-items': '[]',
    'souk.trusted-items': '[]',
    'souk.searches': '[]',
  }
  const shared = { 'souk.theme': 'dark', 'souk.market': '{}', 'souk.wallet.store': '{}', other: 'x' }

  test('default: everything of one chain moves to it, the rest stays', () => {
    const all = memory({ ...old, ...shared })
    adoptStored(all, 31_337)
    const moved = Object.entries(old).map(([key, text]) => [chainKey(key, 31_337), text])
    expect(Object.fromEntries(all.kept)).toEqual({ ...shared, ...Object.fromEntries(moved) })
  })

  test('behavior: what the chain already has is newer, and another chain keeps its own', () => {
    const all = memory({ 'souk.cart.1': 'old', 'souk.cart.1@31337': 'new', 'souk.cart.1@137': 'other' })
    adoptStored(all, 31_337)
    expect(Object.fromEntries(all.kept)).toEqual({ 'souk.cart.1@31337': 'new', 'souk.cart.1@137': 'other' })
  })
})
