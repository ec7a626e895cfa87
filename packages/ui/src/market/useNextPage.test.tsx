// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useNextPage } from './useNextPage.js'

afterEach(cleanup)

const idle = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false }

/** A query whose state the test controls. */
function open(options: { wanted: boolean }) {
  const fetchNextPage = vi.fn(async () => undefined)
  const { result, rerender } = renderHook(
    (state: Partial<typeof idle>) => useNextPage({ ...idle, ...state, fetchNextPage }, options),
    { initialProps: {} },
  )
  return { fetchNextPage, rerender, readNext: () => result.current() }
}

describe('useNextPage', () => {
  test('default: reads on request, one page at a time, up to the last', () => {
    const { fetchNextPage, rerender, readNext } = open({ wanted: false })
    expect(fetchNextPage).not.toHaveBeenCalled()
    readNext()
    rerender({ isFetchingNextPage: true })
    readNext()
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
    rerender({ hasNextPage: false })
    readNext()
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
  })

  test('param: wanted: reads page after page', () => {
    const { fetchNextPage, rerender } = open({ wanted: true })
    for (const pages of [1, 2, 3]) {
      expect(fetchNextPage).toHaveBeenCalledTimes(pages)
      rerender({ isFetchingNextPage: true })
      rerender({})
    }
  })

  test('error: stops after a page that fails', () => {
    const { fetchNextPage, rerender, readNext } = open({ wanted: true })
    rerender({ isFetchingNextPage: true })
    rerender({ isFetchNextPageError: true })
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
    readNext()
    expect(fetchNextPage).toHaveBeenCalledTimes(2)
  })
})
