import { describe, expect, test } from 'vitest'
import { keepApprovalPreset, readApprovalPreset } from './approvalScope.js'

describe('keepApprovalPreset', () => {
  test('default: reads the stored choice; without one, exact amounts of currencies', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    expect(readApprovalPreset(storage)).toBe('usual')
    keepApprovalPreset('exact', storage)
    expect(readApprovalPreset(storage)).toBe('exact')
    keepApprovalPreset('all', storage)
    expect(readApprovalPreset(storage)).toBe('all')
    keepApprovalPreset('usual', storage)
    expect([...kept]).toEqual([])
  })
})
