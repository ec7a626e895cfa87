import { describe, expect, test } from 'vitest'
import { backText } from './backText.js'

const texts = { afterCancel: 'listing', toOffer: 'offer', goOn: 'trade' }

describe('backText', () => {
  test.each([
    ['list', 'listing'],
    ['offer', 'offer'],
    ['offers', 'offer'],
    ['collectionOffer', 'offer'],
    ['ladder', 'offer'],
    ['settle', 'trade'],
    ['accept', 'trade'],
  ] as const)('default: %s leads back to the %s', (kind, expected) => {
    expect(backText({ kind }, texts)).toBe(expected)
  })
})
