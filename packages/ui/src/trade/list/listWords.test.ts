import { Auction, ItemType, type Order, OrderType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { listingWords } from '../../i18n/areas/listing.js'
import { trades as tradesInGerman } from '../../i18n/de/trades.js'
import { trades as en } from '../../i18n/en/trades.js'
import { dollar, ether, info, market, order, parameters, wrapped } from '../../testing/fixtures.js'
import { listedWords, listingRows, warningText } from './listWords.js'

const context = {
  info,
  networkName: 'Souk',
  item: 'Ruby Lamp',
  currency: ether,
  words: en,
  texts: listingWords.en,
  nameOf: (address: string) => address,
  now: 1n,
}

describe('listingRows', () => {
  test('default: everything comes from the signed data', () => {
    expect(listingRows(parameters, context)).toMatchInlineSnapshot(`
      [
        {
          "name": "Buyer pays",
          "value": "1\u00a0ETH",
        },
        {
          "name": "You give",
          "value": "Ruby Lamp",
        },
        {
          "name": "You receive",
          "value": "0.925\u00a0ETH",
        },
        {
          "name": "The market gets",
          "note": "0x0000…⁠00f1",
          "value": "0.025\u00a0ETH",
        },
        {
          "name": "The creator gets",
          "note": "0x0000…⁠00c1",
          "value": "0.05\u00a0ETH",
        },
        {
          "name": "Valid until",
          "value": "never",
        },
        {
          "name": "Exchange",
          "value": "Seaport 1.5 (0x0000…⁠14dC)",
        },
        {
          "name": "Network",
          "value": "Souk (chain 31337)",
        },
      ]
    `)
  })
})

describe('listingRows of a set', () => {
  test('param: itemNote, below what is given', () => {
    const rows = listingRows(parameters, {
      ...context,
      item: 'Set of 2 items',
      itemNote: 'Sold only as a whole.',
    })
    expect(rows.find(({ name }) => name === 'You give')).toEqual({
      name: 'You give',
      value: 'Set of 2 items',
      note: 'Sold only as a whole.',
    })
  })
})

describe('listingRows of other ways of selling', () => {
  const rowOf = (changed: Order.Components, name: string) =>
    listingRows(changed, context).find((row) => row.name === name)?.value

  test('behavior: both ends of a falling price', () => {
    const [mine, ...others] = parameters.consideration
    const falling = { ...parameters, consideration: [{ ...mine!, endAmount: 10n ** 17n }, ...others] }
    expect(rowOf(falling, 'Buyer pays at the start')).toBe('1\u00a0ETH')
    expect(rowOf(falling, 'Buyer pays at the end')).toBe('0.175\u00a0ETH')
    expect(rowOf(falling, 'You receive at the start')).toBe('0.925\u00a0ETH')
    expect(rowOf(falling, 'You receive at the end')).toBe('0.1\u00a0ETH')
  })

  test('behavior: an auction’s terms as on chain', () => {
    const zone = Auction.englishTestZone
    const zoneHash = Auction.encodeTerms({ settler: market, end: 2_000_000_000n, feeBasisPoints: 750 })
    const auction = {
      ...parameters,
      orderType: OrderType.FULL_RESTRICTED,
      zone,
      zoneHash,
      consideration: [parameters.consideration[0]!],
    }
    expect(rowOf(auction, 'You receive at least')).toBe('0.925\u00a0ETH')
    expect(rowOf(auction, 'Fees out of the winning bid')).toBe('at most 7.5%')
    expect(rowOf(auction, 'Who can settle it')).toContain('anyone after the end')
  })

  test('behavior: of several units, the price of one, and that a buyer can take fewer', () => {
    const units = { ...parameters, offer: [{ ...parameters.offer[0]!, startAmount: 5n, endAmount: 5n }] }
    const noteOf = (orderType: Order.Components['orderType']) =>
      listingRows({ ...units, orderType }, context)[0]?.note
    expect(noteOf(OrderType.PARTIAL_OPEN)).toBe('0.2\u00a0ETH each, and a buyer can take fewer units')
    expect(noteOf(OrderType.FULL_OPEN)).toBe('0.2\u00a0ETH each')
  })

  test('behavior: a private listing’s buyer, without its item among the payments', () => {
    const item = { ...parameters.offer[0]!, recipient: market } as const
    const toOne = { ...parameters, consideration: [...parameters.consideration, item] }
    expect(rowOf(toOne, 'Only buyer')?.toLowerCase()).toBe(market.toLowerCase())
    expect(listingRows(toOne, context).filter(({ name }) => name === 'The market gets')).toHaveLength(1)
  })

  test.each([['Bilal (0x0000…\u206000f1)'], ['0x0000…\u206000f1'], ['Bilal']])(
    'behavior: shows a private buyer by the full address, known as %s',
    (known) => {
      const item = { ...parameters.offer[0]!, recipient: market } as const
      const toOne = { ...parameters, consideration: [...parameters.consideration, item] }
      const rows = listingRows(toOne, { ...context, nameOf: () => known })
      expect(rows.find(({ name }) => name === 'Only buyer')?.value.toLowerCase()).toContain(
        market.toLowerCase(),
      )
    },
  )
})

describe('listedWords', () => {
  const twoEther = { ...order, price: 2n * 10n ** 18n }
  const earlier = (tenths: bigint, currency = ether) => ({
    unitPrice: tenths * 10n ** 17n,
    currency,
    units: 2n,
    orderHash: '0x01' as const,
    endTime: 1n,
  })

  test('default', () => {
    expect(listedWords(twoEther, { earlier: undefined, words: en })).toMatch(
      /^It stays in your wallet until someone pays 2\u00a0ETH\. /,
    )
  })

  test('behavior: a cheaper earlier listing decides the price', () => {
    const words = listedWords(twoEther, { earlier: earlier(5n), words: en })
    expect(words).toMatch(/^Your earlier listing at 0\.5\u00a0ETH is still open, so a buyer will take it/)
    expect(words).not.toContain('stays in your wallet')
  })

  test('behavior: an equal earlier listing', () => {
    expect(listedWords(twoEther, { earlier: earlier(20n), words: en })).toContain(
      'two listings at this price',
    )
  })

  test('behavior: a more expensive earlier listing', () => {
    expect(listedWords(twoEther, { earlier: earlier(30n), words: en })).toContain(
      'earlier listing at 3\u00a0ETH is also still open',
    )
  })

  test('behavior: an earlier listing in another currency sells it as well', () => {
    expect(
      listedWords(twoEther, {
        earlier: { unitPrice: 5_000_000n, units: 1n, currency: dollar, orderHash: '0x01', endTime: 1n },
        words: en,
      }),
    ).toContain('pays 2\u00a0ETH, or 5\u00a0dUSD through your earlier listing')
  })

  test('behavior: an edition sells per unit', () => {
    expect(listedWords({ ...twoEther, total: 4n }, { earlier: undefined, words: en })).toContain(
      'pays 0.5\u00a0ETH each.',
    )
  })

  describe('of an edition', () => {
    const item = { ...parameters.offer[0]!, itemType: ItemType.ERC1155, startAmount: 4n, endAmount: 4n }
    const edition = { ...order.order, parameters: { ...parameters, offer: [item] } }
    const four = { ...twoEther, total: 4n, order: edition }

    test('behavior: the units of a cheaper earlier listing sell first, and then the new ones', () => {
      const said = listedWords(four, { earlier: earlier(1n), words: en })
      expect(said).toMatch(/^They stay in your wallet until someone pays 0\.5\u00a0ETH each\. /)
      expect(said).toMatch(
        /Your earlier listing of 2 units at 0\.1\u00a0ETH each is also still open\. Buyers take those 2 first\.$/,
      )
      expect(said).not.toMatch(/instead|cancel the earlier/)
      const german = listedWords(four, { earlier: { ...earlier(1n), units: 1n }, words: tradesInGerman })
      expect(german).toContain('Inserat über 1 Exemplar zu 0')
      expect(german).toMatch(/Käufer nehmen dieses Exemplar zuerst\.$/)
    })

    test.each([
      ['as cheap', earlier(5n)],
      ['dearer', earlier(7n)],
      ['in another currency', earlier(1n, dollar)],
    ])('behavior: an earlier listing that is %s sells its own units', (_, before) => {
      const said = listedWords(four, { earlier: before, words: en })
      expect(said).toMatch(/ is also still open\. Each listing sells its own units\.$/)
      expect(said).not.toContain('first')
    })

    test('behavior: one unit beside an earlier listing', () => {
      const one = { ...edition, parameters: { ...parameters, offer: [{ ...item, startAmount: 1n }] } }
      const said = listedWords({ ...twoEther, order: one }, { earlier: earlier(5n), words: en })
      expect(said).toMatch(/^It stays in your wallet until someone pays 2\u00a0ETH\. /)
      expect(said).toMatch(/Buyers take those 2 first\.$/)
    })
  })
})

describe('warningText', () => {
  const bestOffer = { price: 12n * 10n ** 16n, currency: wrapped }
  const facts = { standard: 'erc721', floor: undefined, isEdit: false, bestOffer } as const
  const said = (change: object) =>
    warningText('belowOffer', { facts: { ...facts, ...change }, words: en, texts: listingWords.en })

  test('default: names a higher offer', () => {
    expect(said({})).toBe('There is a higher offer of 0.12\u00a0WETH. You can accept it now instead.')
  })

  test('behavior: calls the highest bid of the seller’s auction a bid', () => {
    expect(said({ auctionPrice: bestOffer })).toBe(
      'The highest bid of your auction of this item is 0.12\u00a0WETH. You can accept it now instead.',
    )
    expect(said({ auctionPrice: { ...bestOffer, price: 1n } })).toContain('higher offer')
  })
})
