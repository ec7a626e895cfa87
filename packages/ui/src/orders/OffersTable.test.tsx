// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer, order, seller, wrapped } from '../testing/fixtures.js'
import { renderSpeaking } from '../testing/speak.js'
import { OffersTable } from './OffersTable.js'
import type { OfferRow } from './offerRows.js'

afterEach(cleanup)

const row: OfferRow = {
  order: { ...order, side: 'bid', currency: wrapped },
  orderHash: order.orderHash,
  maker: seller,
  unitPrice: 10n ** 17n,
  net: 10n ** 17n,
  remaining: 1n,
  total: 1n,
  currency: wrapped,
  endTime: 2n ** 40n,
  fits: 'item',
  isBid: false,
  wasBid: false,
  isBesideAuction: false,
  isCovered: true,
  isKnownMoney: true,
}

/** Shows one row, and returns its text. */
function show(change: Partial<OfferRow> = {}, account: string = buyer): string {
  renderSpeaking(
    <OffersTable
      rows={[{ ...row, ...change }]}
      account={account}
      label="Offers"
      canAccept={false}
      onAccept={() => {}}
      onCancel={() => {}}
    />,
  )
  const text = document.body.textContent ?? ''
  cleanup()
  return text.replaceAll('\u00a0', ' ')
}

describe('OffersTable', () => {
  test('behavior: says for how many units an offer is, and how many of them are left', () => {
    expect(show()).toMatch(/^0\.1 WETHby /)
    expect(show({ remaining: 4n, total: 4n })).toMatch(/^0\.1 WETH each, for up to 4by /)
    expect(show({ remaining: 1n, total: 4n })).toMatch(/^0\.1 WETH each, 1 of 4 leftby /)
  })

  test('behavior: says whether its bidder has the money for all of its open units, for some or for none', () => {
    expect(show({ remaining: 4n, total: 4n })).toMatch(/Funded$/)
    expect(show({ remaining: 3n, unfilled: 3n, total: 4n })).toMatch(/Funded$/)
    expect(show({ remaining: 2n, unfilled: 4n, total: 4n })).toMatch(/Partly funded$/)
    expect(show({ remaining: 0n, unfilled: 4n, total: 4n, isCovered: false })).toMatch(/Not funded now$/)
  })

  test('behavior: marks what takes no part in the auction of the item, and explains it once', () => {
    expect(show({ isBesideAuction: true })).toMatch(
      /for this itemNot a bid in the auction.*An offer that is not a bid does not take part in the auction/,
    )
    expect(show({ isBid: true })).not.toContain('Not a bid')
  })

  test('behavior: calls a bid so when its auction is over', () => {
    const text = show({ wasBid: true }, seller)
    expect(text).toContain('by you, made as a bid in an auction')
    expect(text).toMatch(/Cancel bid$/)
  })
})
