// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown } from './Countdown.js'

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => screen.getAllByRole('timer').map(({ textContent }) => textContent)

test('default: two of one page agree in each second, whenever they were shown', () => {
  render(<Countdown end={261n} done="over" />)
  pass(400)
  render(<Countdown end={261n} done="over" />)
  pass(700)
  expect(shown()).toEqual(['4:10', '4:10'])
  pass(1_000)
  expect(shown()).toEqual(['4:09', '4:09'])
})

test('behavior: it ends within the second', () => {
  render(<Countdown end={12n} done="over" />)
  pass(1_900)
  expect(shown()).toEqual(['0:01'])
  pass(100)
  expect(shown()).toEqual(['over'])
})

test('behavior: the last hour begins by itself', () => {
  render(<Countdown end={3_640n} done="over" />)
  pass(60_000)
  const [before] = shown()
  pass(1_000)
  expect(shown()).not.toEqual([before])
})
