// @vitest-environment jsdom

import { describe, expect, test, vi } from 'vitest'
import { toStart } from './toStart.js'

/** An element whose top is this far below the window's, in pixels. */
function elementAt(top: number, marginTop = ''): Element {
  const element = document.createElement('div')
  element.style.marginTop = marginTop
  element.getBoundingClientRect = () => ({ top }) as DOMRect
  return element
}

describe('toStart', () => {
  test.each([
    ['scrolled under its bar', -2_000, 65, '', -2_065],
    ['at its start', 65, 65, '', undefined],
    ['whose bar begins above it', 65, 53, '', undefined],
    ['under a bar that begins above it', 65, 65, '-12px', -12],
  ])('default: content %s', (_, content, bar, marginTop, scrolled) => {
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    toStart(elementAt(content), elementAt(bar, marginTop))
    expect(scrollBy.mock.calls.map(([options]) => (options as ScrollToOptions).top)).toEqual(
      scrolled === undefined ? [] : [scrolled],
    )
    scrollBy.mockRestore()
  })
})
