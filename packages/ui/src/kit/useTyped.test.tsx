// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTyped } from './useTyped.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(text?: string) {
  const onText = vi.fn()
  const hook = renderHook(
    (props: { text: string | undefined }) => useTyped({ ...props, onText, pauseMs: 250 }),
    { initialProps: { text } },
  )
  const type = (typed: string) => act(() => hook.result.current[1](typed))
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return {
    onText,
    type,
    pass,
    typed: () => hook.result.current[0],
    follow: (next?: string) => hook.rerender({ text: next }),
  }
}

describe('useTyped', () => {
  test('default: reports a word once, after typing has paused', () => {
    const field = show()
    for (const typed of ['r', 'ru', 'rub']) field.type(typed)
    field.pass(249)
    expect(field.onText).not.toHaveBeenCalled()
    field.pass(1)
    expect(field.onText.mock.calls).toEqual([['rub']])
  })

  test('behavior: typed text stays until the stored value follows', () => {
    const field = show()
    field.type('rub')
    field.pass(250)
    expect(field.typed()).toBe('rub')
    field.type('ruby')
    field.follow('rub')
    expect(field.typed()).toBe('ruby')
    field.pass(250)
    expect(field.onText.mock.lastCall).toEqual(['ruby'])
  })

  test('behavior: a change from elsewhere replaces the typed text', () => {
    const field = show('rub')
    field.follow(undefined)
    expect(field.typed()).toBe('')
    field.pass(1_000)
    expect(field.onText).not.toHaveBeenCalled()
  })

  test('behavior: an emptied field reports undefined', () => {
    const field = show('rub')
    field.type('')
    field.pass(250)
    expect(field.onText.mock.calls).toEqual([[undefined]])
  })
})
