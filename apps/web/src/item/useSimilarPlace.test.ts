import { describe, expect, test } from 'vitest'
import { betterPlace } from './useSimilarPlace.js'

describe('betterPlace', () => {
  test('default: below the offers, while they are few', () => {
    expect(betterPlace({ now: 'right', left: 1_600, right: 700, moved: 800 })).toBe('right')
  })

  test('behavior: in the other column beside many offers, and back without them', () => {
    expect(betterPlace({ now: 'right', left: 1_600, right: 1_500, moved: 800 })).toBe('right')
    expect(betterPlace({ now: 'right', left: 1_600, right: 2_000, moved: 800 })).toBe('left')
    expect(betterPlace({ now: 'left', left: 1_600, right: 700, moved: 900 })).toBe('right')
  })

  test('behavior: stays where it is while the gain is small, in either column', () => {
    const alike = { left: 1_600, right: 1_700, moved: 800 }
    expect([betterPlace({ now: 'left', ...alike }), betterPlace({ now: 'right', ...alike })]).toEqual([
      'left',
      'right',
    ])
  })
})
