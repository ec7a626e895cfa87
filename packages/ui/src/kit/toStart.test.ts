// @vitest-environment jsdom

import { describe, expect, test, vi } from 'vitest'
import { toStart } from './toStart.js'

/** An element whose top is this far below the window's, in pixels. */
function elementAt(top: number): Element {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => ({ top }) as DOMRect
  return element
}

describe('toStart', () => {
  test.each([
    ['scrolled under its bar', -2_000, 65, -2_065],
    ['at its start', 65, 65, undefined],
    ['whose bar begins above it', 65, 53, undefined],
  ])('default: content %s', (_, content, bar, scrolled) => {
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    toStart(elementAt(content), elementAt(bar))
    expect(scrollBy.mock.calls.map(([options]) => (options as ScrollToOptions).top)).toEqual(
      scrolled === undefined ? [] : [scrolled],
    )
    scrollBy.mockRestore()
  })
})
