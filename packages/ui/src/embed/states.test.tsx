// @vitest-environment jsdom
import { getCollectionQueryOptions, getNftsByCollectionQueryOptions, getOrderQueryOptions } from '@souk/react'
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useTrading } from '../dialogs/useTrading.js'
import { gaps, renderEmbedded, testMarket } from '../testing/embedded.js'
import { buyer, collection, ether, nft, order, seller } from '../testing/fixtures.js'
import { Activity } from './Activity.js'
import { AddToCartButton } from './AddToCartButton.js'
import { BuyButton } from './BuyButton.js'
import { Cart } from './Cart.js'
import { ItemCard } from './ItemCard.js'
import { ListButton } from './ListButton.js'
import { OfferButton } from './OfferButton.js'
import { OrderCard } from './OrderCard.js'
import { SweepButton } from './SweepButton.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const listing = {
  ...{ orderHash: '0x01', maker: seller, price: 10n ** 18n, unitPrice: 10n ** 18n, currency: ether },
  ...{ endTime: 2n ** 40n, remaining: 1n, total: 1n },
} as const
const listed = nft({ listing: listing as never })
const { contract, tokenId } = listed
const item = { contract, tokenId }
const { orderHash } = order
const onAuction = nft({ auction: { orderHash, maker: seller } as never })
const known = { orderHash: `0x${'1'.repeat(64)}` } as const

const all: readonly [name: string, element: ReactNode][] = [
  ['BuyButton', <BuyButton key="" {...item} />],
  ['ListButton', <ListButton key="" {...item} />],
  ['OfferButton', <OfferButton key="" {...item} />],
  ['SweepButton', <SweepButton key="" slug="lanterns" />],
  ['AddToCartButton', <AddToCartButton key="" {...item} />],
  ['ItemCard', <ItemCard key="" {...item} />],
  ['OrderCard', <OrderCard key="" {...known} />],
  ['Activity', <Activity key="" />],
]
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

describe('all components', () => {
  test.each(all)('behavior: %s waits while the market is being read', async (_, element) => {
    await renderEmbedded(element, { embedding: gaps.loading })
    expect(document.querySelector('[aria-disabled="true"], [aria-busy="true"], .skeleton')).not.toBeNull()
  })

  test.each(all)('behavior: %s says that the market does not answer, and tries again', async (_, element) => {
    const onRetry = vi.fn()
    await renderEmbedded(element, { embedding: gaps.away(onRetry) })
    expect(text()).toMatch(/did not answer|does not answer/)
    fireEvent.click(screen.getByRole('button'))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test.each(all)('behavior: %s says that the page has no such chain', async (_, element) => {
    await renderEmbedded(element, { embedding: gaps.chainMissing })
    expect(text()).toMatch(/Not available on this page|chain 424242/)
  })

  test('behavior: Cart is not there without its market', async () => {
    await renderEmbedded(<Cart />, { embedding: gaps.loading })
    expect(text()).toBe('')
  })
})

const unknownItem = 'The market does not know this item. Check the contract and the token id.'

const show = async (
  element: ReactNode,
  { account, told = listed }: { account?: Address; told?: typeof listed } = {},
) => {
  const market = testMarket()
  market.tell(told)
  await renderEmbedded(element, { embedding: market.embedding, account })
  return market
}

describe('BuyButton', () => {
  test.each<[string, Parameters<typeof show>[1], string]>([
    ['for sale', {}, 'Buy for 1 ETH'],
    ['not for sale', { told: nft() }, 'Not for sale'],
    ['of the visitor', { account: seller }, 'Yours'],
    ['on auction', { told: onAuction }, 'Place a bid'],
  ])('behavior: an item %s', async (_, options, label) => {
    await show(<BuyButton {...item} />, options)
    expect(text()).toBe(label)
  })

  test('behavior: an item that is sold meanwhile', async () => {
    const { tell, trades } = await show(<BuyButton {...item} />, { account: buyer })
    fireEvent.click(screen.getByRole('button'))
    expect(trades).toMatchObject([{ kind: 'buy', ...item }])
    act(() => tell(nft()))
    await waitFor(() => expect(text()).toBe('Not for sale'))
    fireEvent.click(screen.getByRole('button'))
    expect(trades).toHaveLength(1)
  })

  test('behavior: bids on an item that is on auction', async () => {
    const { trades } = await show(<BuyButton {...item} />, { told: onAuction, account: buyer })
    fireEvent.click(screen.getByRole('button'))
    expect(trades).toEqual([{ kind: 'offer', ...item, auction: orderHash }])
  })

  test('behavior: an item that the market does not know', async () => {
    const { embedding } = testMarket()
    await renderEmbedded(<BuyButton {...item} />, { embedding })
    await waitFor(() => expect(text()).toBe(unknownItem))
  })
})

describe('Activity', () => {
  test('behavior: an item that the market does not know', async () => {
    const { embedding } = testMarket()
    await renderEmbedded(<Activity {...item} />, { embedding })
    await screen.findByText('This market does not know it')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('ListButton', () => {
  test.each<[string, Parameters<typeof show>[1], string]>([
    ['without a wallet', {}, 'List for sale'],
    ['for its holder', { account: seller }, 'List for sale'],
    ['for others', { account: buyer }, 'Not in your wallet. Connect the one that holds it.'],
  ])('behavior: %s', async (_, options, label) => {
    await show(<ListButton {...item} />, options)
    expect(text()).toBe(label)
  })

  test('behavior: an item that the market does not know, also without a wallet', async () => {
    const { embedding, trades } = testMarket()
    await renderEmbedded(<ListButton {...item} />, { embedding })
    await waitFor(() => expect(text()).toBe(unknownItem))
    fireEvent.click(screen.getByRole('button'))
    expect(trades).toEqual([])
  })
})

describe('AddToCartButton', () => {
  test('behavior: adds the item, which the cart counts, and removes it', async () => {
    const both = [<AddToCartButton key="1" {...item} />, <Cart key="2" />]
    await show(both)
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(text()).toBe('In the cartCart (1)')
    fireEvent.click(screen.getByRole('button', { name: 'In the cart' }))
    expect(text()).toBe('Add to cartCart')
  })
})

describe('SweepButton', () => {
  test('behavior: its form leads to the review of one item, also where the wallet connects in between', async () => {
    // It has no touch screen.
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const { api, embedding, queryClient, trades } = testMarket()
    const { slug } = collection
    const cheapest = { slug, sort: 'price', limit: 100, price: { currency: ether.address } } as const
    queryClient.setQueryData(getCollectionQueryOptions(api, { slug }).queryKey, collection)
    queryClient.setQueryData(getNftsByCollectionQueryOptions(api, cheapest).queryKey, {
      pages: [{ nfts: [listed] }] as never,
      pageParams: [undefined],
    })
    await renderEmbedded(<SweepButton slug={slug} />, { embedding })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Buy several' })))
    fireEvent.change(await screen.findByLabelText('Maximum per item'), { target: { value: '1' } })
    fireEvent.click(screen.getByRole('button', { name: /^Review it for 1.ETH$/ }))
    expect(trades).toMatchObject([{ kind: 'sweep', group: { total: 10n ** 18n, lines: [item] } }])

    const options = { onCart: vi.fn(), preload: vi.fn() }
    const { result, rerender } = renderHook(useTrading, { initialProps: { ...options, canTrade: false } })
    act(() => result.current.api.trade(trades[0] as never))
    expect([result.current.walletOpen, result.current.intent]).toEqual([true, undefined])
    rerender({ ...options, canTrade: true })
    act(() => result.current.onConnected())
    expect([result.current.walletOpen, result.current.intent]).toEqual([false, trades[0]])
  })
})

describe('OrderCard', () => {
  const showOrder = async (change: Partial<typeof order>, account?: Address) => {
    const market = testMarket()
    market.tell(listed)
    const told = { ...order, ...known, ...change }
    market.queryClient.setQueryData(getOrderQueryOptions(market.api, known).queryKey, told)
    await renderEmbedded(<OrderCard {...known} />, { embedding: market.embedding, account })
    await screen.findByRole('article')
    return market
  }

  test('behavior: a listing can be bought', async () => {
    const { trades } = await showOrder({}, buyer)
    fireEvent.click(screen.getByRole('button', { name: /^Buy for 1.ETH$/ }))
    expect(trades).toEqual([{ kind: 'buy', ...known, ...item, name: 'Ruby Lamp' }])
  })

  test('behavior: an order that the market does not know', async () => {
    const { embedding } = testMarket()
    await renderEmbedded(<OrderCard {...known} />, { embedding })
    await waitFor(() => expect(text()).toBe('The market does not know this order.'))
  })

  test('behavior: an own listing can be cancelled', async () => {
    const { trades } = await showOrder({}, seller)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel listing' }))
    expect(trades).toEqual([{ kind: 'cancel', ...known, name: 'Ruby Lamp', side: 'ask' }])
  })

  test.each([
    ['sold', { status: 'filled' }, 'Sold'],
    ['reserved', { taker: contract }, 'can buy it.'],
    ['inactive', { status: 'inactive', reason: 'approval' }, 'Approval revoked'],
  ] as const)('behavior: one that is %s says so, without a button', async (_, change, said) => {
    await showOrder(change, buyer)
    expect(text()).toContain(said)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
