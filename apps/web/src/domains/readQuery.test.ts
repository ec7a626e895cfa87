import { domainTag } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { readDomain } from './readQuery.js'

describe('readDomain', () => {
  const souk = { tag: domainTag('souk.example'), domain: 'souk.example' }

  test.each([
    ['souk.example', souk],
    [' https://SOUK.example/ ', souk],
    ['0xABCDEF01', { tag: '0xabcdef01', domain: undefined }],
    ['', undefined],
    ['souk', undefined],
    ['-souk.example', undefined],
    ['souk.example/path', undefined],
    ['0xabcd', undefined],
    [`${'a'.repeat(300)}.example`, undefined],
  ])('default: %s', (text, expected) => {
    expect(readDomain(text)).toEqual(expected)
  })
})
