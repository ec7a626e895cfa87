import { expect, test } from 'vitest'
import { isInView } from './isInView.js'

const [hidden, shown] = [{ isIntersecting: false }, { isIntersecting: true }]

test('isInView: the last of several changes counts', () => {
  expect(isInView([hidden, shown])).toBe(true)
  expect(isInView([shown, hidden])).toBe(false)
  expect(isInView([])).toBe(false)
})
