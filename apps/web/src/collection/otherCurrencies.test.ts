import { collection, dollar, ether, info, nft, seller } from '@souk/ui/parts/testing/fixtures.js'
import { expect, test } from 'vitest'
import { otherCurrencies } from './otherCurrencies.js'

const traded = { ...collection, currencies: [ether, dollar] }
const terms = { price: 1n, unitPrice: 1n, endTime: 2n, remaining: 1n, total: 1n } as const
const forSale = (currency = ether) =>
  nft({ listing: { ...terms, orderHash: '0x01', maker: seller, currency } })
const unlisted = nft()

test.each([
  ['an item has such a price', [forSale(), forSale(dollar), unlisted], false, ['dUSD']],
  ['more items for sale may follow', [forSale()], true, ['dUSD']],
  ['nothing is read yet', undefined, true, ['dUSD']],
  ['all items for sale are read', [forSale(), unlisted], true, []],
  ['all items are read', [forSale()], false, []],
])('behavior: %s', (_, nfts, hasMore, expected) => {
  expect(otherCurrencies(traded, { nfts, hasMore, info })).toEqual(expected)
})
