import { info } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { keepInfo, readKeptInfo } from './keptInfo.js'

function storage(kept?: string) {
  const map = new Map(kept === undefined ? [] : [['souk.market', kept]])
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}

describe('readKeptInfo', () => {
  test('default', () => {
    const place = storage()
    expect(readKeptInfo(place)).toBeUndefined()
    expect(keepInfo(place, info)).toBe(true)
    expect(readKeptInfo(place)).toEqual(info)
    expect(keepInfo(place, info)).toBe(false)
    expect(keepInfo(place, { ...info, name: 'Another' })).toBe(true)
  })

  test.each(['{', '{"chain_id":"x"}', 'null'])('behavior: ignores %j', (text) => {
    expect(readKeptInfo(storage(text))).toBeUndefined()
  })
})
