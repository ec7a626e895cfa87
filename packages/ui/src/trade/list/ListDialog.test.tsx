// @vitest-environment jsdom
import type { MarketOrder } from '@souk/market'
import { Auction, OrderType } from '@souk/seaport'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { trades as en } from '../../i18n/en/trades.js'
import { ether, info, market, order } from '../../testing/fixtures.js'
import { renderTrade } from '../../testing/speak.js'
import { ListDialog } from './ListDialog.js'

afterEach(cleanup)

const nothing = () => {}

function show(
  newest: MarketOrder | undefined,
  outcome = order,
  { state, notes }: { state?: object; notes?: Partial<ListDialog.Notes> } = {},
) {
  return renderTrade(
    <ListDialog
      flow={{
        state: {
          status: 'done',
          steps: [],
          step: 0,
          waitingFor: 'chain',
          done: { signed: [], sent: [], isWalletAsked: true },
          plan: {} as never,
          outcome,
          ...state,
        } as ListDialog.Props['flow']['state'],
        start: nothing,
        stop: nothing,
        reset: nothing,
        resume: async () => {},
      }}
      facts={{ words: en, info, stepsOf: () => [], native: ether }}
      item={undefined}
      name="Ruby Lamp"
      form={undefined}
      nameOf={(address) => address}
      notes={{ warnings: [], earlier: undefined, manner: 'fixed', ...notes }}
      newest={newest}
      networkFee={undefined}
      switchNetwork={undefined}
      onRetry={nothing}
      onClose={nothing}
    />,
  )
}

const said = () => screen.getByRole('alert').textContent

describe('ListDialog', () => {
  test('default: the listed item is for sale', () => {
    show(undefined)
    expect(said()).toContain('Your item is for sale')
  })

  test('behavior: an auction has begun', () => {
    const zoneHash = Auction.encodeTerms({ settler: market, end: 2_000_000_000n, feeBasisPoints: 750 })
    const parameters = {
      ...order.order.parameters,
      orderType: OrderType.FULL_RESTRICTED,
      zone: Auction.englishZone,
      zoneHash,
    }
    show(undefined, { ...order, order: { ...order.order, parameters } })
    expect(said()).toContain('Your auction has begun')
    expect(said()).not.toContain('for sale')
  })

  test.each<[string, Partial<MarketOrder>]>([
    ['It is sold', { status: 'filled' }],
    ['No longer for sale', { status: 'cancelled' }],
    ['No longer for sale', { status: 'expired' }],
    ['Not for sale now', { status: 'inactive', reason: 'balance' }],
    ['Your item is for sale', { status: 'inactive', reason: 'not_started' }],
  ])('param: newest: %s', (title, change) => {
    show({ ...order, ...change })
    expect(said()).toContain(title)
  })

  test('behavior: the review says that a purchase ends the auction of the item', () => {
    const { parameters } = order.order
    const price = { start: order.price, end: order.price }
    const plan = { parameters, currency: ether.address, price, steps: [], findings: [] }
    show(undefined, order, { state: { status: 'ready', plan }, notes: { auctionEnd: 2_000_000_000n } })
    expect(screen.getByRole('dialog').textContent).toContain(
      'A purchase at this price ends the auction without a winner',
    )
  })
})
