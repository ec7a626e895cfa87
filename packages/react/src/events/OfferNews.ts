import type { CollectionOffer } from '@souk/market'
import { isCurrency } from '@souk/seaport'
import type { InfiniteData } from '@tanstack/react-query'
import * as TradeNews from './TradeNews.js'

type Page = { offers: readonly CollectionOffer[]; next?: string }

/** The answers of reads of collection offers: pages, or an app's own read of a first page under a similar key. */
export type OfferData = InfiniteData<Page> | Page

/**
 * Removes the collection offers that are certainly over: cancelled ones, and those that accept no further item. What does
 * not change stays the same object.
 */
export function withoutOver<data extends OfferData>(data: data, news: TradeNews.TradeNews): data
export function withoutOver(data: OfferData, news: TradeNews.TradeNews): OfferData {
  if (!('pages' in data)) return inPage(data, news)
  const pages = data.pages.map((page) => inPage(page, news))
  return pages.some((page, index) => page !== data.pages[index]) ? { ...data, pages } : data
}

function inPage(page: Page, news: TradeNews.TradeNews): Page {
  const offers = page.offers.flatMap((offer) => restOf(offer, news) ?? [])
  const isSame =
    offers.length === page.offers.length && offers.every((offer, index) => offer === page.offers[index])
  return isSame ? page : { ...page, offers }
}

function restOf(offer: CollectionOffer, news: TradeNews.TradeNews): CollectionOffer | undefined {
  const { orderHash, order, remaining, unfilled } = offer
  if (TradeNews.isCancelled({ orderHash, order, maker: order.parameters.offerer }, news)) return undefined
  const units = news.filled.get(orderHash.toLowerCase())
  if (units === undefined) return offer
  const wanted = order.parameters.consideration.find((item) => !isCurrency(item))?.startAmount ?? 0n
  // Without a sale that the market told, nothing shows whether it has counted the units already.
  if (news.isCounted && wanted > 1n) return offer
  const left = (remaining ?? wanted) - units
  if (left <= 0n) return undefined
  return { ...offer, remaining: left, ...(unfilled === undefined ? {} : { unfilled: unfilled - units }) }
}
