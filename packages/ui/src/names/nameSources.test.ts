import { describe, expect, test } from 'vitest'
import { namesWords } from '../i18n/areas/names.js'
import { nameSources } from './nameSources.js'

const nobody = { hasRecord: false, demoName: undefined, isRead: true }
const sourcesOf = (change: Partial<nameSources.Facts>) => nameSources({ ...nobody, ...change }, namesWords.en)

describe('nameSources', () => {
  test('default: the account has no name', () => {
    expect(sourcesOf({})).toEqual(['This account has no name that leads back to it.'])
  })

  test('behavior: before the name was read, nothing is said', () => {
    expect(sourcesOf({ isRead: false })).toEqual([])
  })

  test('behavior: a kept name shows before it is read again', () => {
    expect(sourcesOf({ isRead: false, hasRecord: true })).toEqual([
      'Name of ENS. It leads back to this account.',
    ])
  })

  test('behavior: an account can have both names', () => {
    expect(sourcesOf({ hasRecord: true, demoName: 'Bilal' })).toEqual([
      'Name of ENS. It leads back to this account.',
      'Demo wallet Bilal of this local market.',
    ])
  })
})
