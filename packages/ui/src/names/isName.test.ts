import { describe, expect, test } from 'vitest'
import { isName } from './isName.js'

describe('isName', () => {
  test.each([
    ['alice.eth', true],
    ['pay.alice.eth', true],
    ['größe.eth', true],
    ['lanterns', false],
    ['0x1234', false],
    ['brass lantern.eth', false],
    ['https://souk.example', false],
    ['1.5', false],
  ])('default: %s', (text, is) => {
    expect(isName(text)).toBe(is)
  })
})
