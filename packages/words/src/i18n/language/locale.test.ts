import { describe, expect, test, vi } from 'vitest'
import { formatTag, pickLanguage } from './locale.js'

describe('pickLanguage', () => {
  const storage = (language?: string) => ({ getItem: () => language ?? null, setItem: () => {} })

  test.each([
    [undefined, ['de-CH', 'en'], 'de'],
    [undefined, ['fr', 'pt-BR'], 'en'],
    [undefined, ['de_AT@euro'], 'de'],
    ['en', ['de'], 'en'],
    ['toString', ['de'], 'de'],
  ] as const)('default: %s, %s', (kept, preferred, language) => {
    expect(pickLanguage(storage(kept), preferred)).toBe(language)
  })
})

describe('formatTag', () => {
  test.each([
    [['en-GB', 'de'], 'en-GB'],
    [['de-CH'], 'en'],
    [['en-US@posix', 'en-AU'], 'en-AU'],
    [['en-US@posix'], 'en'],
  ])('default: %j', (languages, tag) => {
    vi.stubGlobal('navigator', { languages })
    expect(formatTag()).toBe(tag)
    vi.unstubAllGlobals()
  })
})
