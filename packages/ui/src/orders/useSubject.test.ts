import { describe, expect, test } from 'vitest'
import { orderText } from '../i18n/en/orderText.js'
import { someText } from './useSubject.js'

describe('someText', () => {
  test('default: by the offer’s traits', () => {
    const traits = [
      { type: 'Glass', value: 'Ruby' },
      { type: 'Hour', value: 'Dawn' },
    ]
    expect(someText('Lanterns', { traits, words: orderText })).toBe(
      'Any item of Lanterns with Glass: Ruby, Hour: Dawn',
    )
  })

  test('behavior: never as any item of the collection while the traits are unknown', () => {
    expect(someText('Lanterns', { words: orderText })).toBe('Some of Lanterns')
  })
})
