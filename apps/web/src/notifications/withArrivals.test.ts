import { nft, order } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { newsWords } from '../i18n/areas/news.js'
import { newsText } from './newsText.js'
import { type ListedNews, noticeNews } from './selectNews.js'
import { withArrivals } from './withArrivals.js'

const { contract, tokenId } = nft()
const price = { amount: order.price, currency: order.currency }
const noticed = (about: 'auctionAwake' | 'listingAwake' | 'listingEnds', isUnread = true): ListedNews => ({
  ...noticeNews({ key: about, about, at: new Date(2), contract, tokenId, price }, nft()),
  isUnread,
})
const arrived: ListedNews = {
  ...noticed('listingEnds'),
  key: 'arrived',
  type: 'transfer',
  about: 'came',
  prices: [],
}
const say = (news: readonly ListedNews[]) =>
  withArrivals(news).map((one) => newsText(one, newsWords.en).replaceAll('\u00a0', ' '))

describe('withArrivals', () => {
  test('default: an item that arrived while its auction or its listing is open again', () => {
    expect(say([arrived, noticed('auctionAwake')])).toEqual([
      'Ruby Lamp arrived in your wallet. Your auction of it is open again, at 1 ETH. Cancel it if you no longer want it',
    ])
    expect(say([noticed('listingAwake'), arrived])).toEqual([
      'Ruby Lamp arrived in your wallet. Your listing of it at 1 ETH is active again. Cancel it if you no longer want it',
    ])
  })

  test('behavior: other news stays as it is', () => {
    expect(say([arrived, noticed('listingEnds')])).toHaveLength(2)
    expect(say([arrived, noticed('auctionAwake', false)])).toEqual([
      'Ruby Lamp arrived in your wallet',
      'Your auction of Ruby Lamp is open again, at 1 ETH. Cancel it if you no longer want it',
    ])
  })
})
