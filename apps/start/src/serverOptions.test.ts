import { describe, expect, test } from 'vitest'
import { serverOptions } from './serverOptions.js'

describe('serverOptions', () => {
  test('default: nothing without variables', () => {
    expect(serverOptions({})).toEqual({})
    expect(serverOptions({ SOUK_ADMIN_KEY: '' })).toEqual({})
  })

  test('behavior: the key of the operator’s page, beside the facts of the chain', () => {
    expect(serverOptions({ SOUK_ADMIN_KEY: 'secret', SOUK_NATIVE: 'PAL:Palm' })).toMatchObject({
      adminKey: 'secret',
      nativeCurrency: { symbol: 'PAL' },
    })
  })
})
