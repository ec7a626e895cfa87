import { describe, expect, test } from 'vitest'
import type { EnsRecord } from './EnsRecord.js'
import { keepNames, readKeptNames } from './keptNames.js'
import type { KnownNames } from './NameStore.js'

function storageOf(text: string | null = null) {
  const kept = { text }
  const storage = {
    getItem: () => kept.text,
    setItem: (_: string, next: string) => {
      kept.text = next
    },
  }
  return { storage, kept }
}

describe('readKeptNames', () => {
  test('default: what was kept', () => {
    const { storage } = storageOf()
    const names = new Map([
      ['0xa1', { name: 'alice.eth', avatar: 'https://a/a.png' }],
      ['0xb2', { name: 'bob.eth' }],
    ])
    keepNames(storage, 'souk.names@1', names)
    expect(readKeptNames(storage, 'souk.names@1')).toEqual(names)
  })

  test.each([null, '{', '{}', '[1, {"address":"0xa1"}, {"address":"0xa1","name":7}]'])(
    'behavior: ignores what it did not write: %s',
    (text) => {
      expect(readKeptNames(storageOf(text).storage, 'souk.names@1')).toEqual(new Map())
    },
  )

  test('behavior: keeps no large avatars, and only the newest names', () => {
    const { storage } = storageOf()
    const many: KnownNames = new Map(
      Array.from({ length: 300 }, (_, index) => [`0x${index}`, { name: `n${index}.eth` }]),
    )
    keepNames(
      storage,
      'k',
      new Map<string, EnsRecord>([...many, ['0xff', { name: 'big.eth', avatar: 'x'.repeat(9_000) }]]),
    )
    const read = readKeptNames(storage, 'k')
    expect([read.size, read.has('0xff'), read.has('0x299'), read.has('0x0')]).toEqual([
      200,
      false,
      true,
      false,
    ])
  })
})
