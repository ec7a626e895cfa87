import { describe, expect, test } from 'vitest'
import { readSeen, writeSeen } from './seen.js'

const account = '0x00000000000000000000000000000000000000Aa'

function createStorage(entries: [string, string][] = []) {
  const kept = new Map(entries)
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('readSeen', () => {
  test('default: separate for each account; ignores an invalid time', () => {
    const storage = createStorage()
    writeSeen(storage, account, 'past', 5)
    expect(readSeen(storage, account, 'past')).toBe(5)
    expect(readSeen(storage, account, 'offers')).toBeUndefined()
    expect(readSeen(storage, '0x00000000000000000000000000000000000000bb', 'past')).toBeUndefined()
    expect(
      readSeen(createStorage([[`souk.seen.past.${account.toLowerCase()}`, 'never']]), account, 'past'),
    ).toBeUndefined()
  })
})

describe('writeSeen', () => {
  test('behavior: never moves back', () => {
    const storage = createStorage()
    for (const seen of [0, 7, 3]) writeSeen(storage, account, 'past', seen)
    expect(readSeen(storage, account, 'past')).toBe(7)
  })
})
