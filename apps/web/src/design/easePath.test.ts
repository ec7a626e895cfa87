import { describe, expect, test } from 'vitest'
import { easePath } from './easePath.js'

describe('easePath', () => {
  test.each([
    ['cubic-bezier(0.2, 0.7, 0.2, 1)', 'M0 100C20 30 20 0 100 0'],
    ['cubic-bezier(.2,.7,.2,1)', 'M0 100C20 30 20 0 100 0'],
    ['linear', undefined],
    ['cubic-bezier(0, 1)', undefined],
  ])('default: %s', (ease, path) => {
    expect(easePath(ease)).toBe(path)
  })
})
