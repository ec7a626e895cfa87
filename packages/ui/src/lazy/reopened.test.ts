import { describe, expect, test } from 'vitest'
import { keepReopened, wasReopened } from './reopened.js'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
}
const page = 'https://market.example/item/0x01/1?q=a%20b'

describe('wasReopened', () => {
  test('default: for a minute, and only for this page', () => {
    const storage = memory()
    expect(wasReopened(storage, { href: page, nowMs: 0 })).toBe(false)
    expect(keepReopened(storage, { href: page, nowMs: 1_000 })).toBe(true)
    expect(wasReopened(storage, { href: page, nowMs: 2_000 })).toBe(true)
    expect(wasReopened(storage, { href: `${page}2`, nowMs: 2_000 })).toBe(false)
    expect(wasReopened(storage, { href: page, nowMs: 61_001 })).toBe(false)
  })

  test('behavior: reports that it cannot be stored', () => {
    expect(keepReopened(full, { href: page, nowMs: 0 })).toBe(false)
  })
})
