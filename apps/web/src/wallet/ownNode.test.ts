import { describe, expect, test } from 'vitest'
import { getOwnNode, keepOwnNode, readNodeUrl } from './ownNode.js'

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

describe('readNodeUrl', () => {
  test.each([
    ['https://node.example/key', 'https://node.example/key'],
    ['  http://127.0.0.1:8545 ', 'http://127.0.0.1:8545/'],
    ['http://localhost:8545/', 'http://localhost:8545/'],
    ['http://node.example', undefined],
    ['ws://127.0.0.1:8545', undefined],
    ['javascript:alert(1)', undefined],
    ['node.example', undefined],
    ['', undefined],
    [`https://node.example/${'a'.repeat(500)}`, undefined],
  ])('default: %s', (text, url) => {
    expect(readNodeUrl(text)).toBe(url)
  })
})

describe('getOwnNode', () => {
  test('default: the stored node, only for its chain, until it is removed', () => {
    const storage = memory()
    keepOwnNode(storage, 1, 'https://node.example/')
    expect([getOwnNode(storage, 1), getOwnNode(storage, 2)]).toEqual(['https://node.example/', undefined])
    keepOwnNode(storage, 1, undefined)
    expect(getOwnNode(storage, 1)).toBeUndefined()
  })

  test('behavior: ignores values that others wrote there', () => {
    const storage = memory()
    storage.setItem('souk.node.1', 'javascript:alert(1)')
    expect(getOwnNode(storage, 1)).toBeUndefined()
  })
})
