import type { CollectionOffer, MarketOrder } from '@souk/market'
import { ItemType, seaportAddress } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { contract, creator, dollar, info, nft, order, parameters, seller } from '../testing/fixtures.js'
import { offerRows } from './offerRows.js'

/** An offer of an amount in the dollar's smallest unit. */
function bid(digit: number, amount: bigint, change: Partial<MarketOrder> = {}): MarketOrder {
  return {
    ...order,
    orderHash: `0x${String(digit).repeat(64)}`,
    side: 'bid',
    order: { parameters: signed(amount), signature: '0x' },
    ...change,
  }
}

function signed(amount: bigint) {
  return {
    ...parameters,
    offer: [
      {
        itemType: ItemType.ERC20,
        token: dollar.address,
        identifierOrCriteria: 0n,
        startAmount: amount,
        endAmount: amount,
      },
    ],
    consideration: [
      {
        itemType: ItemType.ERC721,
        token: contract,
        identifierOrCriteria: 1n,
        startAmount: 1n,
        endAmount: 1n,
        recipient: seller,
      },
    ],
    totalOriginalConsiderationItems: 1,
  } as const
}

function onCollection(digit: number, amount: bigint, criteria: CollectionOffer['criteria']): CollectionOffer {
  const { orderHash, order } = bid(digit, amount)
  return { orderHash, chain: 'souk', protocolAddress: seaportAddress, order, criteria }
}

const rows = (onItem: readonly MarketOrder[], offers: readonly CollectionOffer[] = []) =>
  offerRows({ nft: nft(), info, now: 2n, onItem, onCollection: offers })

describe('offerRows', () => {
  test('behavior: marks what counts in the auction of the item', () => {
    const auction = {
      orderHash: '0x0a',
      maker: creator,
      currency: dollar,
      reserve: 1n,
      end: 2n,
      settleUntil: 3n,
    } as const
    const onItem = [bid(1, 300n, { currency: dollar }), bid(2, 200n)]
    const any = onCollection(3, 100n, { slug: 'lanterns' })
    const found = offerRows({ nft: nft({ auction }), info, now: 2n, onItem, onCollection: [any] })
    expect(found.map(({ isBid }) => isBid)).toEqual([true, false, false])
    expect(found.map(({ isBesideAuction }) => isBesideAuction)).toEqual([false, true, true])
    expect(rows(onItem).map(({ isBesideAuction }) => isBesideAuction)).toEqual([false, false])
  })

  test('param: bids: marks what was a bid in an auction that is over', () => {
    const onItem = [bid(1, 300n), bid(2, 200n)]
    const bids = new Set([bid(1, 300n).orderHash])
    const found = offerRows({ nft: nft(), info, now: 2n, onItem, onCollection: [], bids })
    expect(found.map(({ isBid, wasBid }) => [isBid, wasBid])).toEqual([
      [false, true],
      [false, false],
    ])
  })

  test('default: highest first, those without cover last', () => {
    const poor = bid(3, 900n, { status: 'inactive', reason: 'balance' })
    const found = rows([bid(1, 100n), bid(2, 300n), poor])
    expect(found.map(({ unitPrice, isCovered }) => [unitPrice, isCovered])).toEqual([
      [300n, true],
      [100n, true],
      [900n, false],
    ])
    expect(found[0]).toMatchObject({ currency: dollar, fits: 'item', maker: seller })
  })

  test('behavior: unknown currencies come last, whatever the amount', () => {
    const strange = {
      ...info,
      currencies: info.currencies.filter(({ address }) => address !== dollar.address),
    }
    const onItem = [bid(1, 100n)]
    const [row] = offerRows({ nft: nft(), info: strange, now: 2n, onItem, onCollection: [] })
    expect(row).toMatchObject({ isKnownMoney: false, currency: { symbol: '?', name: dollar.address } })
    expect(rows(onItem)[0]?.isKnownMoney).toBe(true)
  })

  test('behavior: leaves out ended offers', () => {
    expect(rows([bid(1, 100n, { status: 'expired' }), bid(2, 100n, { status: 'filled' })])).toEqual([])
  })

  test('behavior: shows an offer on a trait once that the market also lists under the item', () => {
    const traits = [{ type: 'Glass', value: 'Ruby' }]
    const found = rows(
      [bid(1, 10n, { type: 'criteria' })],
      [onCollection(1, 10n, { slug: 'lanterns', traits })],
    )
    expect(found.map(({ fits }) => fits)).toEqual([traits])
  })

  test('behavior: offers on the collection that the item matches', () => {
    const slug = 'lanterns'
    const found = rows(
      [],
      [
        onCollection(1, 10n, { slug }),
        onCollection(2, 20n, { slug, traits: [{ type: 'Glass', value: 'Ruby' }] }),
        onCollection(3, 30n, { slug, traits: [{ type: 'Glass', value: 'Amber' }] }),
        onCollection(4, 40n, { slug, tokenIds: [{ first: 5n, last: 9n }] }),
        onCollection(5, 50n, { slug, tokenIds: [{ first: 1n, last: 1n }] }),
      ],
    )
    expect(found.map(({ unitPrice, fits }) => [unitPrice, fits])).toEqual([
      [50n, 'list'],
      [20n, [{ type: 'Glass', value: 'Ruby' }]],
      [10n, 'collection'],
    ])
  })
})
