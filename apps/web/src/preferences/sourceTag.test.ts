import { describe, expect, test } from 'vitest'
import { keepSourceTag, readSourceTag } from './sourceTag.js'

describe('keepSourceTag', () => {
  test('default: returns the stored choice; without one, trades are marked', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    expect(readSourceTag(storage)).toBe('on')
    keepSourceTag('off', storage)
    expect(readSourceTag(storage)).toBe('off')
    keepSourceTag('on', storage)
    expect([...kept]).toEqual([])
  })
})
