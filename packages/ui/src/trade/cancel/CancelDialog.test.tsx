// @vitest-environment jsdom
import type { prepareCancelOrders } from '@souk/market/flows'
import type { Flow } from '@souk/react'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { trades as en } from '../../i18n/en/trades.js'
import { contract, ether } from '../../testing/fixtures.js'
import { renderTrade } from '../../testing/speak.js'
import { CancelDialog } from './CancelDialog.js'

afterEach(cleanup)

const place: Flow.Place = {
  steps: [],
  step: 0,
  waitingFor: 'chain',
  done: { signed: [], sent: [], isWalletAsked: true },
}

const ready: CancelDialog.Props['state'] = {
  status: 'ready',
  plan: { steps: [], orderHashes: ['0x1'] } as Partial<prepareCancelOrders.Plan> as prepareCancelOrders.Plan,
}

function show(change: Partial<CancelDialog.Props> = {}) {
  const nothing = () => {}
  return renderTrade(
    <CancelDialog
      state={{
        ...place,
        status: 'done',
        plan: {} as prepareCancelOrders.Plan,
        outcome: {} as prepareCancelOrders.Outcome,
      }}
      obstacle={undefined}
      facts={{ words: en, native: ether, stepsOf: () => [] }}
      name="Ruby Lamp"
      networkFee="about 0.001 ETH"
      kind="listing"
      others={{ prices: [], count: 0, onCancel: nothing }}
      switchNetwork={undefined}
      next={undefined}
      onNext={nothing}
      onStart={nothing}
      onStop={nothing}
      onRetry={nothing}
      onResume={nothing}
      onClose={nothing}
      {...change}
    />,
  )
}

describe('CancelDialog', () => {
  test('behavior: does not say where the item of an ended listing is, since it may be sold', () => {
    show()
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toContain('Only the listing has ended. No item was moved.')
    expect(textContent).not.toContain('stays with you')
  })

  test.each([
    [{ kind: 'offer', contract, tokenId: 1n }, 'Back to your new offer'],
    [{ kind: 'list', contract, tokenId: 1n }, 'Continue with the new listing'],
    [{ kind: 'send', contract, tokenId: 1n }, 'Continue with the trade'],
  ] as const)('param: next: leads back to it, by its name', (next, name) => {
    const onNext = vi.fn()
    show({ kind: 'offer', next, onNext })
    fireEvent.click(screen.getByRole('button', { name }))
    expect(onNext).toHaveBeenCalledWith(next)
  })

  test('param: price, which says what ends', () => {
    show({ state: ready, kind: 'offer', price: '120.5 WETH' })
    expect(screen.getByText('Offer to cancel').nextSibling?.textContent).toBe('120.5 WETH')
  })

  test('param: isWinner: says what the cancellation of the bid that won gives up', () => {
    show({ state: ready, kind: 'bid', price: '0.3 WETH', isWinner: true })
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toContain('You won this auction with 0.3 WETH, and it is not settled yet.')
    expect(textContent).toContain('If you cancel, you give the item up')
  })

  test('param: others, through which the item of a cancelled listing is still for sale', () => {
    show({ others: { prices: ['0.5 ETH', '900 dUSD'], count: 2, onCancel: () => {} } })
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toContain('The item is still for sale: 0.5 ETH and 900 dUSD')
    screen.getByRole('button', { name: 'Cancel the other 2 listings' })
  })

  test('param: kind: calls an auction so, and says that its bids stay open', () => {
    show({ kind: 'auction' })
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toContain('Auction cancelled')
    expect(textContent).toContain('Bids on it, if there are any, stay open as ordinary offers.')
    expect(textContent).not.toMatch(/listing/i)
  })

  test('param: kind: calls a bid so, before and after', () => {
    show({ kind: 'bid', offered: 'WETH' })
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toContain('Bid cancelled')
    expect(textContent).toContain('The WETH stays in your wallet. This bid can no longer take it.')
    expect(textContent).not.toMatch(/offer/i)
    cleanup()
    show({ state: ready, kind: 'bid', price: '0.3 WETH' })
    expect(screen.getByText('Bid to cancel').nextSibling?.textContent).toBe('0.3 WETH')
    screen.getByRole('heading', { name: 'Cancel bid' })
    expect(screen.getByRole('dialog').textContent).not.toMatch(/offer/i)
  })

  test('param: kind, of a swap that gives items and money', () => {
    show({ kind: 'swap' })
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toContain('Swap cancelled')
    expect(textContent).toContain('Everything stays in your wallet.')
  })

  test('param: filled, by others before the cancellation', () => {
    show({ filled: { units: 3n, total: 5n } })
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toContain('3 of 5 units were sold before.')
    expect(textContent).not.toContain('No item was moved.')
  })

  test('param: offered, which stays in the wallet when an offer has ended', () => {
    show({ kind: 'offer', offered: 'WETH' })
    expect(screen.getByRole('dialog').textContent).toContain(
      'The WETH stays in your wallet. This offer can no longer take it.',
    )
  })
})
