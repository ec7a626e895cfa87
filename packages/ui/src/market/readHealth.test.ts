import { describe, expect, test } from 'vitest'
import { readHealth } from './useHealth.js'

describe('readHealth', () => {
  test('default', () => {
    const said = {
      ready: true,
      version: '1.0',
      chain: { indexed: 7, lag: 0, time: 1_700_000_000, error: null },
      database: 'ok',
    }
    expect(readHealth(said)).toEqual({
      ready: true,
      version: '1.0',
      indexed: 7,
      lag: 0,
      time: 1_700_000_000,
      error: undefined,
      database: 'ok',
    })
  })

  test.each([[null], ['ok'], [{}], [{ ready: 'yes' }]])('behavior: undefined for %o', (value) => {
    expect(readHealth(value)).toBeUndefined()
  })

  test('behavior: leaves out invalid fields', () => {
    expect(readHealth({ ready: false, version: {}, chain: { lag: -1 }, database: 'x' })).toMatchObject({
      version: undefined,
      lag: undefined,
      database: undefined,
    })
  })
})
