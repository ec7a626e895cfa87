import { describe, expect, test } from 'vitest'
import { withKey } from './withKey.js'

describe('withKey', () => {
  test('default', () => {
    expect(withKey('secret', { accept: 'text/plain' })).toStrictEqual({
      headers: { accept: 'text/plain', 'x-api-key': 'secret' },
      secrets: ['secret'],
    })
  })

  test.each([[undefined], ['']])('behavior: without a key (%s) there is no header for it', (apiKey) => {
    expect(withKey(apiKey)).toStrictEqual({ headers: {}, secrets: [] })
  })
})
