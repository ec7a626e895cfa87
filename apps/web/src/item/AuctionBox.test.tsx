// @vitest-environment jsdom
import type { MarketAuction } from '@souk/market'
import { buyer, creator, market, order, seller, wrapped } from '@souk/ui/parts/testing/fixtures.js'
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AuctionBox } from './AuctionBox.js'

let setVisible = (_isIntersecting: boolean) => {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1_000_000)
  // jsdom has no layout, so the test says what is in view.
  class Observer {
    constructor(onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {
      setVisible = (isIntersecting) => act(() => onChange([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const auction: MarketAuction = {
  order: { ...order, currency: wrapped },
  phase: 'running',
  reserve: 10n ** 17n,
  feeBasisPoints: 100,
  end: 1_272n,
  settleUntil: 9_999n,
  settler: market,
  highestBid: {
    ...order,
    side: 'bid',
    orderHash: '0x0b',
    maker: creator,
    currency: wrapped,
    price: 3n * 10n ** 17n,
  },
}

function show(change: Partial<AuctionBox.Props> = {}) {
  const onBid = vi.fn()
  const nothing = () => {}
  renderSpeaking(
    <AuctionBox
      auction={auction}
      account={buyer}
      bids={[]}
      now={1_000n}
      nameOf={() => 'Celeste'}
      buyNow={<p>Buy-now price</p>}
      hasBuyNow
      onBuyNow={nothing}
      onBid={onBid}
      onSettle={nothing}
      onCancel={nothing}
      onCancelLower={nothing}
      {...change}
    />,
  )
  return onBid
}

const bar = () => screen.queryByRole('region', { name: 'Take part in this auction' })

describe('AuctionBox', () => {
  test('default: bidding is the main action, and the buy-now price is in the same box', () => {
    show()
    const box = screen.getByRole('region', { name: 'Auction' })
    expect(
      within(box)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Place a bid'])
    expect(within(box).getByText('Buy-now price')).toBeDefined()
    expect(bar()).toBeNull()
  })

  test('behavior: out of view, a bar keeps the highest bid, the time left and the action', () => {
    const onBid = show()
    setVisible(false)
    expect(bar()?.textContent).toBe('Highest bid · Ends in 4:320.3\u00a0WETHPlace a bid')
    fireEvent.click(within(bar()!).getByRole('button'))
    expect(onBid).toHaveBeenCalledOnce()
    setVisible(true)
    expect(bar()).toBeNull()
  })

  test('behavior: names every bid of the visitor that stays open, and cancels them together', () => {
    const onCancelLower = vi.fn()
    const own = (orderHash: `0x${string}`, price: bigint) => ({
      ...order,
      side: 'bid' as const,
      orderHash,
      maker: buyer,
      currency: wrapped,
      price,
    })
    const bids = [own('0x01', 2n), own('0x02', 1n)]
    show({ bids, onCancelLower })
    expect(screen.getByText(/^2 bids of yours on this item are open\. Being outbid/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel these bids' }))
    expect(onCancelLower).toHaveBeenCalledWith(bids)
  })

  test('behavior: a bidder who lost reads what settling does and who pays, and it is not their main action', () => {
    const own = { ...auction.highestBid!, orderHash: '0x01', maker: buyer, price: 2n } as const
    show({ auction: { ...auction, phase: 'ended' }, bids: [own], now: 1_300n })
    screen.getByText(
      /^Another bid won\. .* pays only the network fee\. The item goes to the highest funded bid/,
    )
    const settle = screen.getByRole('button', { name: 'Settle for the winner' })
    expect(settle.className).not.toContain('bg-clay')
    setVisible(false)
    expect(bar()).toBeNull()
  })

  test('behavior: settling is the main action of the winner', () => {
    show({
      auction: { ...auction, phase: 'ended' },
      account: creator,
      bids: [auction.highestBid!],
      now: 1_300n,
    })
    expect(screen.getByRole('button', { name: 'Settle now' }).className).toContain('bg-clay')
    setVisible(false)
    within(bar()!).getByRole('button', { name: 'Settle now' })
  })

  test('behavior: the seller sees what matters to a seller, and no bar', () => {
    show({ account: seller })
    setVisible(false)
    expect(bar()).toBeNull()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Accept this bid now',
      'Cancel the auction',
    ])
  })
})
