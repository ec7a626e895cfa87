import { describe, expect, test } from 'vitest'
import { elementCode, reactCode } from './codeOf.js'

describe('reactCode', () => {
  test('default: numbers in braces, one attribute per line', () => {
    expect(reactCode('BuyButton', { contract: '0x01', tokenId: 7n })).toBe(
      '<BuyButton\n  contract="0x01"\n  tokenId={7n}\n/>',
    )
  })

  test('behavior: without attributes, or with one, in one line', () => {
    expect(reactCode('Cart', {})).toBe('<Cart />')
    expect(reactCode('SweepButton', { slug: 'lanterns' })).toBe('<SweepButton slug="lanterns" />')
  })
})

describe('elementCode', () => {
  test('default', () => {
    expect(elementCode('souk-buy', { market: 'https://a.example', token: 7n })).toBe(
      '<souk-buy\n  market="https://a.example"\n  token="7"\n></souk-buy>',
    )
  })

  test('behavior: no value ends its attribute', () => {
    expect(elementCode('souk-sweep', { collection: '"><script>' })).toBe(
      '<souk-sweep collection="&#34;&#62;&#60;script&#62;"></souk-sweep>',
    )
  })
})
