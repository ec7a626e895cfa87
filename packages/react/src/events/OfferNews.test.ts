import type { CollectionOffer } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { pad, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { marketOrder } from '../testing/marketOrder.js'
import { bought, cancelled, contract, orderHash, raised, read, seller } from '../testing/receipts.js'
import * as OfferNews from './OfferNews.js'

/** An offer on any five tokens. */
function offer(rest: Partial<CollectionOffer>): CollectionOffer {
  const { order } = marketOrder({})
  const any = { itemType: ItemType.ERC721_WITH_CRITERIA, token: contract, identifierOrCriteria: 0n } as const
  const consideration = [{ ...any, startAmount: 5n, endAmount: 5n, recipient: seller }] as const
  return {
    orderHash,
    chain: 'souk',
    protocolAddress: zeroAddress,
    order: { ...order, parameters: { ...order.parameters, consideration } },
    criteria: { slug: 'lanterns' },
    ...rest,
  }
}

describe('withoutOver', () => {
  const other = offer({ orderHash: pad('0x02') })

  test('default: the rest of an offer on several items, in pages and in an answer without pages', () => {
    const page = { offers: [offer({}), other] }
    const rest = [offer({ remaining: 2n }), other]
    expect(OfferNews.withoutOver(page, bought).offers).toEqual(rest)
    const pages = { pages: [{ offers: [other] }, page], pageParams: [] }
    const after = OfferNews.withoutOver(pages, bought)
    expect(after.pages[0]).toBe(pages.pages[0])
    expect(after.pages[1]?.offers).toEqual(rest)
  })

  test('behavior: no offer that is cancelled or accepts no further item', () => {
    const page = { offers: [offer({ remaining: 3n }), other] }
    expect(OfferNews.withoutOver(page, bought).offers).toEqual([other])
    expect(OfferNews.withoutOver(page, read('success', cancelled(pad('0x02')))).offers).toHaveLength(1)
    expect(OfferNews.withoutOver(page, read('success', raised(1n))).offers).toEqual([])
  })

  test('behavior: an offer for which the maker has only a part of the money', () => {
    const page = { offers: [offer({ remaining: 4n, unfilled: 5n })] }
    const { offers } = OfferNews.withoutOver(page, bought)
    expect(offers).toEqual([offer({ remaining: 1n, unfilled: 2n })])
  })

  test('behavior: units that the market has told of are not counted twice', () => {
    const page = { offers: [offer({ remaining: 2n })] }
    expect(OfferNews.withoutOver(page, { ...bought, isCounted: true })).toBe(page)
  })
})
