// @vitest-environment jsdom
import type { MarketOrder } from '@souk/market'
import { awakeOrders } from '@souk/ui/parts/orders/listings.js'
import { buyer, order, seller } from '@souk/ui/parts/testing/fixtures.js'
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { OlderOrders } from './OlderOrders.js'

afterEach(cleanup)

const revived: MarketOrder = { ...order, revivedAt: new Date(0) }
const auction = { ...revived, orderHash: '0x02', type: 'english' } as const

describe('OlderOrders', () => {
  test('default: the auction and the listing that are open again, each with its cancellation', () => {
    const cancelled: string[] = []
    const orders = [order, revived, auction]
    renderSpeaking(
      <OlderOrders
        awake={awakeOrders(orders, { account: seller, now: 1n })}
        asleep={[]}
        onCancel={(some) => cancelled.push(...some.map(({ orderHash }) => orderHash))}
      />,
    )
    expect(screen.getByText(/^Your listing at 1 ETH has been active again since /)).toBeDefined()
    expect(screen.getByText(/^Your auction has been open again since /)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the auction' }))
    expect(cancelled).toEqual(['0x02'])
  })

  test('behavior: other accounts, and orders that were never inactive, have nothing to read', () => {
    expect(awakeOrders([revived, auction], { account: buyer, now: 1n })).toEqual([])
    expect(awakeOrders([order, { ...revived, status: 'inactive' }], { account: seller, now: 1n })).toEqual([])
    expect(awakeOrders([revived], { account: seller, now: order.endTime })).toEqual([])
  })

  test('behavior: an inactive auction continues, and does not sell at its price', () => {
    const asleep = [{ ...auction, status: 'inactive', reason: 'balance' } as const]
    renderSpeaking(<OlderOrders awake={[]} asleep={asleep} onCancel={() => {}} />)
    expect(screen.getByText(/^Nobody can win it now, but the auction continues/)).toBeDefined()
  })
})
