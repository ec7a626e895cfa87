// @vitest-environment jsdom
import { NoMatchingOrderError } from '@souk/market'
import type { Cart } from '@souk/react'
import { ExpiredError, MaximumError } from '@souk/seaport'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { contract, dollar, ether, nft } from '../../testing/fixtures.js'
import { renderSpeaking } from '../../testing/speak.js'
import { SweepReview } from './SweepReview.js'

afterEach(cleanup)

const line = (tokenId: bigint, change: Partial<Cart.Line> = {}): Cart.Line => ({
  chainId: 31_337,
  orderHash: `0x0${tokenId}`,
  contract,
  tokenId,
  quantity: 1n,
  total: 1n,
  price: 10n ** 18n,
  currency: ether.address,
  addedAt: new Date(0),
  ...change,
})

function show(lines: readonly Cart.Line[], change: Partial<SweepReview.Props> = {}) {
  return renderSpeaking(
    <SweepReview
      group={{ chainId: 31_337, currency: ether.address, lines, total: 0n }}
      plan={{ dropped: [], payment: [{ currency: ether.address, amount: 10n ** 18n }] }}
      nfts={[nft(), nft({ tokenId: 2n, name: 'Amber Lamp' })]}
      currency={ether}
      balance={undefined}
      networkFee="about 0.001 ETH"
      steps={[]}
      onStart={() => {}}
      {...change}
    />,
  )
}

const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

describe('SweepReview', () => {
  test('default: names each item with its price, and the total', () => {
    show([line(1n), line(2n, { price: 25n * 10n ** 17n })], {
      plan: { dropped: [], payment: [{ currency: ether.address, amount: 35n * 10n ** 17n }] },
    })
    expect(rowsOf('Items you buy')).toEqual(['Ruby Lamp1\u00a0ETH', 'Amber Lamp2.5\u00a0ETH'])
    expect(screen.getByRole('region', { name: 'Price details' }).textContent).toMatch(
      /2 items3\.5\u00a0ETH.*You pay3\.5\u00a0ETH/,
    )
    expect(screen.queryByText(/prices you saw/)).toBeNull()
  })

  test('behavior: several units of an edition cost a multiple, and are named', () => {
    show([line(2n, { quantity: 3n, total: 10n, price: 10n * 10n ** 6n })], {
      currency: dollar,
      plan: { dropped: [], payment: [{ currency: ether.address, amount: 3n * 10n ** 6n }] },
    })
    expect(rowsOf('Items you buy')).toEqual(['3 × Amber Lamp3\u00a0dUSD1\u00a0dUSD each'])
  })

  test('behavior: shows an item’s number until its name is loaded', () => {
    show([line(7n)])
    expect(rowsOf('Items you buy')).toEqual(['#71\u00a0ETH'])
  })

  test('behavior: gives the reason for each item left out', () => {
    const expired = new ExpiredError({ orderHash: '0x01', endTime: 1n, now: 2n })
    const over = new MaximumError({ currency: ether.address, total: 2n, maximum: 1n })
    show([line(1n), line(2n), line(3n), line(4n)], {
      plan: {
        payment: [{ currency: ether.address, amount: 10n ** 18n }],
        dropped: [
          { index: 0, orderHash: '0x01', reasons: [expired] },
          { index: 2, orderHash: undefined, reasons: [new NoMatchingOrderError({})] },
          { index: 3, orderHash: '0x04', reasons: [over] },
        ],
      },
    })
    expect(rowsOf('Left out')).toEqual([
      'Ruby LampThe listing has ended',
      '#3The market no longer has this listing',
      '#4The price went up',
    ])
    expect(rowsOf('Items you buy')).toEqual(['Amber Lamp1\u00a0ETH'])
  })

  test('behavior: says if the total differs from the sum of prices', () => {
    show([line(1n)], {
      plan: { dropped: [], payment: [{ currency: ether.address, amount: 9n * 10n ** 17n }] },
    })
    expect(screen.getByText(/prices you saw/)).toBeDefined()
    expect(screen.getByRole('region', { name: 'Price details' }).textContent).toContain('You pay0.9\u00a0ETH')
  })
})
