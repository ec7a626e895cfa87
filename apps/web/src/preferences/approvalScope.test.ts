import { describe, expect, test } from 'vitest'
import { keepApprovalScope, readApprovalScope } from './approvalScope.js'

describe('keepApprovalScope', () => {
  test('default: reads the stored choice; without one, unlimited', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    expect(readApprovalScope(storage)).toBe('all')
    keepApprovalScope('exact', storage)
    expect(readApprovalScope(storage)).toBe('exact')
    keepApprovalScope('all', storage)
    expect([...kept]).toEqual([])
  })
})
