// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { creator, seller, wrapped } from '../../testing/fixtures.js'
import { renderSpeaking } from '../../testing/speak.js'
import { PassedOverNotice } from './PassedOverNotice.js'

const bid = { orderHash: '0x0b', maker: creator, price: 3n * 10n ** 17n } as const
const auction = {
  orderHash: '0x0a',
  maker: seller,
  currency: wrapped,
  reserve: 1n,
  end: 1_800_000_000n,
  settleUntil: 1_900_000_000n,
  highestBid: bid,
} as const

afterEach(cleanup)

describe('PassedOverNotice', () => {
  test('default: after the end, names the winning bid and what accepting another does, and leads to settling', () => {
    const onSettle = vi.fn()
    renderSpeaking(<PassedOverNotice {...{ auction, bid, onSettle }} bidder="Celeste" hasEnded />)
    screen.getByText(
      /^Your auction of this item has ended, and the bid of 0\.3\sWETH by Celeste won\. .* 2030.* its bidder gets the item/,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Settle the auction instead' }))
    expect(onSettle).toHaveBeenCalledOnce()
  })

  test('behavior: before the end, names the higher bid, and there is nothing to settle yet', () => {
    renderSpeaking(
      <PassedOverNotice {...{ auction, bid }} bidder="Celeste" hasEnded={false} onSettle={() => {}} />,
    )
    screen.getByText(/^Your auction of this item runs until .*2027.*, and Celeste bids more: 0\.3\sWETH\./)
    expect(screen.queryByRole('button')).toBe(null)
  })
})
