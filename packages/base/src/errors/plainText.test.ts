import { describe, expect, test } from 'vitest'
import { plainText } from './plainText.js'

describe('plainText', () => {
  test.each([
    ['Lanterns of the Souk #1', 'Lanterns of the Souk #1'],
    ['Lan\u200bterns\u200d', 'Lanterns'],
    ['\u202egnp.tsil\u202c \u2066x\u2069', 'gnp.tsil x'],
    ['a\u{e0041}\u{e007f}b', 'ab'],
    ['فانوس', 'فانوس'],
    ['Việt Nam', 'Việt Nam'],
    ['🏮 \u2764\ufe0f', '🏮 \u2764\ufe0f'],
    ['two\u2028lines', 'twolines'],
    [`Z${'\u0300\u0301'.repeat(100)}o`, 'Z\u0300\u0301\u0300\u0301o'],
    ['', ''],
  ])('default: %j', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })
})
