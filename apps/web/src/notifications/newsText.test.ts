import { buyer, contract, ether, nft, order, seller, wrapped } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { news as german } from '../i18n/de/news.js'
import { news as words } from '../i18n/en/news.js'
import { newsText } from './newsText.js'
import { noticeNews, selectNews, toNews } from './selectNews.js'

const bundle = { items: 3, price: 9n * 10n ** 18n, currency: ether } as const
const part = {
  type: 'sale',
  at: new Date(1_000),
  collection: 'lanterns',
  contract,
  quantity: 1n,
  from: seller,
  orderHash: '0x05',
  transactionHash: '0x01',
} as const
const facts = { account: seller, seen: 0, sent: new Set<string>() } as const

describe('newsText', () => {
  test('default: a set is sold as a whole, at its price, and names two of its items', () => {
    const parts = ['Sumac', 'Saffron', 'Cumin'].map((name, index) => ({
      ...part,
      ...{ name, tokenId: BigInt(index), side: 'ask' as const, bundle },
    }))
    const [news] = selectNews(parts, facts)
    expect(news && newsText(news, words)).toBe(
      'A set of 3 items (Sumac, Saffron and 1 more) sold for 9\u00a0ETH',
    )
    expect(news && newsText(news, german)).toBe(
      'Ein Set aus 3 Stücken (Sumac, Saffron und 1 weiteres) für 9\u00a0ETH verkauft',
    )
  })

  test('behavior: of a set of which the page has only some parts, the market tells the others', () => {
    const tokens = ['Sumac', 'Saffron', 'Cumin'].map((name, index) => ({
      ...{ name, tokenId: BigInt(index), collection: 'lanterns', contract, quantity: 1n },
    }))
    const one = { ...part, name: 'Cumin', tokenId: 2n, side: 'ask' as const, bundle: { ...bundle, tokens } }
    expect(selectNews([one], facts).map((news) => newsText(news, words))).toEqual([
      'A set of 3 items (Sumac, Saffron and 1 more) sold for 9\u00a0ETH',
    ])
  })

  test('behavior: a notice of a set knows the first item', () => {
    const price = { amount: 4n * 10n ** 17n, currency: ether }
    const notice = { key: 'a', about: 'listingEnds', at: undefined, contract, tokenId: 1n, price } as const
    expect(newsText(noticeNews({ ...notice, items: 3 }, nft()), words)).toBe(
      'Your listing of a set of 3 items (Ruby Lamp and 2 more) at 0.4\u00a0ETH ends within a day',
    )
  })

  test.each([
    [['Sumac', 'Saffron'], 'Sumac and Saffron', 'Sumac und Saffron'],
    [['Sumac', 'Saffron', 'Cumin'], 'Sumac, Saffron and 1 more', 'Sumac, Saffron und 1 weiteres'],
    [['Sumac', 'Saffron', 'Cumin', 'Mint'], 'Sumac, Saffron and 2 more', 'Sumac, Saffron und 2 weitere'],
  ])('behavior: items that arrive together have names: %o', (names, inEnglish, inGerman) => {
    const parts = names.map((name, index) => ({
      ...{ ...part, name, type: 'transfer' as const, tokenId: BigInt(index), from: buyer, to: seller },
    }))
    const [news] = selectNews(parts, facts)
    expect(news && newsText(news, words)).toBe(`${inEnglish} arrived in your wallet`)
    expect(news && newsText(news, german)).toBe(`In deiner Wallet angekommen: ${inGerman}`)
  })

  test('behavior: a set whose price is unknown', () => {
    const parts = [1n, 2n].map((tokenId) => ({
      ...part,
      tokenId,
      collectionName: 'Lanterns',
      side: 'ask' as const,
      bundle: { items: 2 },
    }))
    expect(selectNews(parts, facts).map((news) => newsText(news, words))).toEqual([
      'A set of 2 items (Lanterns #1 and Lanterns #2) changed hands in a trade',
    ])
  })

  test('behavior: several units are sold together', () => {
    const sale = {
      ...part,
      tokenId: 1n,
      name: 'Sumac',
      quantity: 3n,
      price: 6n * 10n ** 17n,
      currency: ether,
    }
    expect(selectNews([sale], facts).map((news) => newsText(news, words))).toEqual([
      '3 × Sumac sold for 0.6\u00a0ETH',
    ])
  })

  test('behavior: a swap names the items and the money that come and go', () => {
    const swap = {
      items: 2,
      payments: [{ from: buyer, to: seller, currency: ether, amount: 10n ** 17n, received: 9n * 10n ** 16n }],
    } as const
    const given = {
      ...part,
      tokenId: 1n,
      name: 'Ruby Lamp',
      to: buyer,
      side: 'swap',
      bundle: swap,
    } as const
    const got = { ...given, tokenId: 2n, name: 'Amber Lamp', from: buyer, to: seller } as const
    const textFor = (account: typeof buyer | typeof seller) =>
      selectNews([got, given], { ...facts, account }).map((news) => newsText(news, words))
    expect(textFor(seller)).toEqual(['Swap accepted: Amber Lamp + 0.09\u00a0ETH for your Ruby Lamp'])
    expect(textFor(buyer)).toEqual(['Swap accepted: Ruby Lamp for your Amber Lamp + 0.1\u00a0ETH'])
  })

  test('behavior: a swap of several items names two of each side', () => {
    const toParts = (names: readonly string[], from: typeof buyer | typeof seller, first: number) =>
      names.map((name, index) => ({
        ...{ ...part, name, tokenId: BigInt(first + index), from, to: from === buyer ? seller : buyer },
        ...{ side: 'swap' as const, bundle: { items: 5 } },
      }))
    const got = toParts(['Sumac', 'Saffron'], buyer, 1)
    const given = toParts(['Ruby', 'Amber', 'Jade'], seller, 3)
    expect(selectNews([...got, ...given], facts).map((news) => newsText(news, words))).toEqual([
      'Swap accepted: Sumac and Saffron for your Ruby, Amber and 1 more',
    ])
  })

  test('behavior: an offer that counts in the auction of the wallet is a bid', () => {
    const auction = {
      orderHash: '0x0a',
      maker: seller,
      reserve: 1n,
      currency: wrapped,
      end: 9n,
      settleUntil: 10n,
    } as const
    const offer = { ...order, side: 'bid', maker: buyer, currency: wrapped } as const
    const textOf = (item: Parameters<typeof toNews>[1]['nft'], change: Partial<typeof order> = {}) =>
      newsText(toNews({ ...offer, ...change }, { nft: item, account: seller }), words)
    expect(textOf(nft({ auction }))).toBe('Bid of 1\u00a0WETH placed on Ruby Lamp')
    const offered = '1\u00a0WETH offered for Ruby Lamp'
    expect(textOf(nft())).toBe(offered)
    // An offer on any item of the collection is no bid, nor is one in the auction of another account.
    expect(textOf(nft({ auction }), { type: 'criteria' })).toBe(offered)
    expect(textOf(nft({ auction: { ...auction, maker: buyer } }))).toBe(offered)
    const placed = toNews(offer, { nft: nft({ auction }), account: seller })
    expect(newsText(placed, german)).toBe('Gebot von 1\u00a0WETH in der Auktion von Ruby Lamp')
  })

  test('behavior: of an offer that was filled in part, tells what is left', () => {
    const offer = { ...order, side: 'bid', maker: buyer, currency: wrapped, total: 4n } as const
    const textOf = (remaining: bigint) =>
      newsText(toNews({ ...offer, remaining }, { nft: nft(), account: seller }), words)
    expect(textOf(4n)).toBe('1\u00a0WETH offered for 4 × Ruby Lamp')
    expect(textOf(1n)).toBe('0.25\u00a0WETH offered for Ruby Lamp')
  })

  test('behavior: an offer from before the wallet owned the item says so', () => {
    const offer = { ...order, side: 'bid', maker: buyer, currency: wrapped } as const
    const before = toNews(offer, { nft: nft(), account: seller, isFromBefore: true })
    expect(newsText(before, words)).toBe('Open offer of 1\u00a0WETH for Ruby Lamp, made before you owned it')
    expect(newsText(before, german)).toBe(
      'Offenes Angebot von 1\u00a0WETH für Ruby Lamp, gemacht, bevor es dir gehörte',
    )
    expect(before.at).toBe(offer.createdAt)
  })

  test('behavior: an own offer of which a part was accepted says what it still takes', () => {
    const sale = {
      ...part,
      to: buyer,
      tokenId: 1n,
      name: 'Sumac',
      quantity: 2n,
      price: 4n * 10n ** 16n,
      currency: wrapped,
    }
    const bid = { ...order, orderHash: '0x05', side: 'bid', total: 5n, remaining: 3n } as const
    const [bought] = selectNews([sale], { ...facts, account: buyer, bids: [bid] })
    const textIn = (language: typeof words) => bought && newsText(bought, language)
    expect(textIn(words)).toBe('2 × Sumac bought for 0.04\u00a0WETH. Your offer is still open for 3 more')
    expect(textIn(german)).toBe(
      '2 × Sumac für 0.04\u00a0WETH gekauft. Dein Angebot ist noch für 3 weitere offen',
    )
  })

  test('behavior: a notice of several units says how many', () => {
    const price = { amount: 4n * 10n ** 17n, currency: ether }
    const notice = { key: 'a', about: 'listingAsleep', at: undefined, contract, tokenId: 1n, price } as const
    const textOf = (units: bigint) => newsText(noticeNews({ ...notice, units }, nft()), words)
    expect(textOf(2n)).toBe('Your listing of 2 × Ruby Lamp at 0.4\u00a0ETH is inactive, but still signed')
    expect(textOf(1n)).toBe('Your listing of Ruby Lamp at 0.4\u00a0ETH is inactive, but still signed')
  })
})
