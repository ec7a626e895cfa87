// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Countdown } from './Countdown.js'
import { aheadOf, ClockContext } from './useClock.js'
import { useNow } from './useNow.js'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1_000_000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Now() {
  return <p>{String(useNow())}</p>
}

describe('useClock', () => {
  test('default: a countdown and a time tell the chain’s time, also after it was corrected', () => {
    const shown = (ahead: bigint) => (
      <ClockContext value={ahead}>
        <Now />
        <Countdown end={1_400n} done="over" />
      </ClockContext>
    )
    const { rerender } = render(shown(0n))
    expect(screen.getByRole('timer').textContent).toBe('6:40')
    rerender(shown(330n))
    expect(screen.getByText('1330')).toBeDefined()
    expect(screen.getByRole('timer').textContent).toBe('1:10')
    rerender(shown(400n))
    expect(screen.getByRole('timer').textContent).toBe('over')
  })

  test('behavior: nothing else in the app reads the browser’s clock, but the times of clicks', () => {
    const sources = import.meta.glob<string>(['/{packages/ui,apps/web}/src/**/*.{ts,tsx}', '!**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const readers = Object.entries(sources).flatMap(([path, text]) =>
      text.includes('Date.now') ? [path] : [],
    )
    expect(readers).toEqual([
      '/apps/web/src/pages/MissingPage.tsx',
      '/packages/ui/src/kit/useClock.ts',
      // Only chooses the moment of an update. The time itself is the chain's.
      '/packages/ui/src/kit/useNow.ts',
      '/packages/ui/src/market/useHealth.ts',
      // Compares it with the times that this browser saved.
      '/packages/ui/src/trade/shared/useOtherTrades.ts',
    ])
  })
})

describe('aheadOf', () => {
  test.each([
    ['ahead', 1_330n, 330n],
    ['behind', 700n, -300n],
    ['rounding and the way of the answer', 998n, 0n],
  ])('default: %s', (_, chainTime, ahead) => {
    expect(aheadOf(chainTime, 1_000_000)).toBe(ahead)
  })
})
