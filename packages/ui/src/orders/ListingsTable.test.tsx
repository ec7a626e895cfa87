// @vitest-environment jsdom
import { Auction } from '@souk/seaport'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { market, order, parameters } from '../testing/fixtures.js'
import { renderSpeaking } from '../testing/speak.js'
import { ListingsTable } from './ListingsTable.js'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1_000_000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('ListingsTable', () => {
  test('behavior: an auction counts down, and says at once that it has ended', () => {
    const zoneHash = Auction.encodeTerms({ settler: market, end: 1_090n, feeBasisPoints: 100 })
    const signed = { parameters: { ...parameters, zoneHash }, signature: '0x' } as const
    const auction = { ...order, type: 'english', order: signed, endTime: 9_999n } as const
    renderSpeaking(<ListingsTable orders={[auction]} account={undefined} label="Listings" />)
    const said = () => screen.getByText(/^Auction/).textContent
    expect(said()).toBe('Auction · Ends in 1:30')
    act(() => vi.advanceTimersByTime(90_000))
    expect(said()).toBe('Auction · Ended')
  })
})
