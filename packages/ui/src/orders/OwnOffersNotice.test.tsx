// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { creator, dollar, nft, order, wrapped } from '../testing/fixtures.js'
import { renderSpeaking } from '../testing/speak.js'
import { OwnOffersNotice } from './OwnOffersNotice.js'

const offer = { ...order, side: 'bid' as const, currency: wrapped, endTime: 1_800_000_000n }
const lower = { ...offer, orderHash: '0x02' as const, price: 5n * 10n ** 17n }
const lamp = nft()
const other = nft({ tokenId: 2n, name: 'Amber Lamp' })

afterEach(cleanup)

function render(props: Pick<OwnOffersNotice.Props, 'found' | 'at'> & Partial<OwnOffersNotice.Props>) {
  return renderSpeaking(<OwnOffersNotice items={1} onCancel={() => {}} {...props} />)
}

describe('OwnOffersNotice', () => {
  test('default: names price and end of the offer and what can happen, and leads to cancelling it', () => {
    const onCancel = vi.fn()
    render({ found: [{ nft: lamp, offers: [offer] }], at: 'giving', onCancel })
    screen.getByText(/^Your own offer of 1 WETH on this item is still open until .*2027.*\. The next owner/)
    screen.getByText(/you would buy the item back/)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the offer' }))
    expect(onCancel).toHaveBeenCalledWith([offer])
  })

  test('behavior: before a purchase, the offer would buy the item again', () => {
    render({ found: [{ nft: lamp, offers: [offer] }], at: 'buying' })
    screen.getByText(/stays open until .*2027.*, even after this purchase\. .* buy the item again/)
  })

  test('behavior: of several items, names the one with an offer', () => {
    render({ found: [{ nft: lamp, offers: [offer] }], at: 'held', items: 2 })
    screen.getByText(/^Ruby Lamp is yours, and your offer of 1\sWETH on it is still open/)
    cleanup()
    render({ found: [{ nft: lamp, offers: [offer, lower] }], at: 'giving', items: 2 })
    screen.getByText(/^2 offers of yours on Ruby Lamp are still open/)
  })

  test('behavior: a bid in the auction of the item is called a bid', () => {
    const auction = {
      orderHash: '0x0a',
      maker: creator,
      currency: wrapped,
      reserve: 1n,
      end: 2n,
      settleUntil: 3n,
    } as const
    const onAuction = nft({ auction })
    render({ found: [{ nft: onAuction, offers: [offer] }], at: 'buying' })
    screen.getByText(/^Your bid of 1\sWETH on this item stays open .* cancel the bid first/)
    screen.getByRole('button', { name: 'Cancel the bid' })
    expect(document.body.textContent).not.toMatch(/offer/i)
    cleanup()
    render({ found: [{ nft: onAuction, offers: [offer] }], at: 'held' })
    screen.getByText(/^The item is yours, and your bid of/)
    cleanup()
    // Among other offers, it is one of them.
    const dollars = { ...lower, currency: dollar }
    render({ found: [{ nft: onAuction, offers: [offer, dollars] }], at: 'buying' })
    screen.getByText(/^2 offers of yours on this item stay open/)
  })

  test('param: bids: what was a bid stays one when the auction is over', () => {
    const bids = new Set([offer.orderHash])
    render({ found: [{ nft: lamp, offers: [offer] }], bids, at: 'looking' })
    screen.getByText(/^Your bid of 1\sWETH on this item is open until .*\. The item’s owner can accept it\.$/)
    screen.getByRole('button', { name: 'Cancel the bid' })
    cleanup()
    render({ found: [{ nft: lamp, offers: [offer] }], bids, at: 'held' })
    screen.getByText(/^The item is yours, and your bid of 1\sWETH on it is still open/)
    cleanup()
    render({ found: [{ nft: lamp, offers: [offer, lower] }], bids, at: 'looking' })
    screen.getByText(/^2 offers of yours on this item are open/)
  })

  test('param: isNamed: names the item where another item comes for it', () => {
    render({ found: [{ nft: lamp, offers: [offer] }], at: 'giving', isNamed: true })
    screen.getByText(/^Your own offer of 1\sWETH on Ruby Lamp is still open/)
  })

  test('behavior: beside another offer, says that the older one stays open, and leads to cancelling that one', () => {
    const onCancel = vi.fn()
    render({ found: [{ nft: lamp, offers: [offer] }], at: 'offering', onCancel })
    screen.getByText(
      /^You already have an open offer of 1\sWETH on this item\. It stays open until .*2027.*, beside the new one\. .* the next owner could accept another/,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the older offer' }))
    expect(onCancel).toHaveBeenCalledWith([offer])
  })

  test('behavior: offers on an edition or a collection can all be accepted', () => {
    const edition = nft({ standard: 'erc1155' })
    render({ found: [{ nft: edition, offers: [offer] }], at: 'offering' })
    screen.getByText(/^You already have an open offer of .* on this item\. .* Both can be accepted/)
    cleanup()
    render({ found: [{ nft: undefined, offers: [offer, lower] }], at: 'offering' })
    screen.getByText(
      /^You already have 2 open offers on items of this collection\. .* can be accepted as well/,
    )
    screen.getByText(/^0\.5\sWETH, until .*2027/)
    screen.getByRole('button', { name: 'Cancel the older offers' })
  })

  test('behavior: to a visitor who looks at the item of another, says who can accept it, and nothing while it is read', () => {
    const found = [{ nft: lamp, offers: [offer] }]
    render({ found, at: 'looking' })
    screen.getByText(
      /^Your offer of 1\sWETH on this item is open until .*2027.*\. The item’s owner can accept it\.$/,
    )
    screen.getByRole('button', { name: 'Cancel the offer' })
    cleanup()
    expect(render({ found: [], at: 'looking', isPending: true }).container.textContent).toBe('')
  })

  test('behavior: lists several offers, on one item or on several', () => {
    render({ found: [{ nft: lamp, offers: [offer, lower] }], at: 'giving' })
    screen.getByText(/^2 offers of yours on this item are still open/)
    screen.getByText(/^0\.5 WETH, until .*2027/)
    cleanup()
    const found = [lamp, other].map((nft, index) => ({ nft, offers: [index === 0 ? offer : lower] }))
    render({ found, at: 'buying', items: 2 })
    screen.getByText(/^2 offers of yours on these items stay open/)
    screen.getByText(/^Amber Lamp: 0\.5 WETH, until/)
    screen.getByRole('button', { name: 'Cancel the offers' })
  })

  test('behavior: says that offers could not be read, also beside those that were; else nothing', () => {
    render({ found: [], at: 'giving', isIncomplete: true })
    screen.getByText(/^Not all of your open offers could be read\. .* you would buy it back\.$/)
    cleanup()
    render({ found: [{ nft: lamp, offers: [offer] }], at: 'giving', isIncomplete: true })
    screen.getByText(/^Not all of your open offers could be read/)
    cleanup()
    expect(render({ found: [], at: 'giving' }).container.textContent).toBe('')
  })

  test('behavior: of items just bought, stays while the offers are read again; before that, says that they are read', () => {
    const found = [{ nft: lamp, offers: [offer] }]
    render({ found, at: 'held', isPending: true })
    screen.getByRole('button', { name: 'Cancel the offer' })
    cleanup()
    render({ found, at: 'giving', isPending: true })
    expect(screen.queryByRole('button')).toBe(null)
    screen.getByText(/read/i)
  })
})
