import { describe, expect, test } from 'vitest'
import { scopeSelector, UnscopedError } from './scopeSelector.js'

describe('scopeSelector', () => {
  test.each([
    ['button', ':is(#souk-,.souk) button'],
    ['::placeholder', ':is(#souk-,.souk) ::placeholder'],
    ['.body\\:x', ':is(#souk-,.souk) .body\\:x'],
    [':root', ':is(#souk-,.souk)'],
    ['html', ':is(#souk-,.souk)'],
    ['body > p', ':is(#souk-,.souk) > p'],
    [':root[data-motion="reduced"] .star', ':is(#souk-,.souk)[data-motion="reduced"] .star'],
  ])('default: %s', (selector, scoped) => {
    expect(scopeSelector(selector, { step: 1 })).toBe(scoped)
  })

  test('param: step', () => {
    expect(scopeSelector('a', { step: 3 })).toBe(':is(#souk-#souk-#souk-,.souk) a')
  })

  test.each(['.a :root', ':is(html, .a)', 'a:host'])('error: %s concerns the page', (selector) => {
    expect(() => scopeSelector(selector, { step: 1 })).toThrow(UnscopedError)
  })
})
