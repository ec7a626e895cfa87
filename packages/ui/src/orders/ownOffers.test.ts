import { ItemType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { buyer, contract, nft, order, parameters, seller, wrapped } from '../testing/fixtures.js'
import { ownCollectionOffers, ownOffers } from './ownOffers.js'

const lamp = nft()
const bid = {
  ...order,
  side: 'bid' as const,
  currency: wrapped,
  order: {
    signature: '0x' as const,
    parameters: {
      ...parameters,
      offer: [],
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
    },
  },
}

function hashesOf(nfts: Parameters<typeof ownOffers>[0], about: Partial<ownOffers.About> = {}) {
  const found = ownOffers(nfts, { orders: [bid], account: seller, at: 'giving', ...about })
  return found.flatMap(({ offers }) => offers.map(({ orderHash }) => orderHash))
}

describe('ownOffers', () => {
  test('default: the open offer on an item, whatever happens to it', () => {
    for (const at of ['giving', 'buying', 'held'] as const) expect(hashesOf([lamp], { at })).toEqual(['0x01'])
  })

  test('behavior: an inactive offer counts, since it can become active again', () => {
    expect(hashesOf([lamp], { orders: [{ ...bid, status: 'inactive', reason: 'balance' }] })).toEqual([
      '0x01',
    ])
    expect(hashesOf([lamp], { orders: [{ ...bid, status: 'inactive', reason: 'counter' }] })).toEqual([])
    expect(hashesOf([lamp], { orders: [{ ...bid, status: 'cancelled' }] })).toEqual([])
  })

  test('behavior: an inactive offer is not what the owner of an item that the visitor looks at can accept', () => {
    expect(hashesOf([lamp], { at: 'looking' })).toEqual(['0x01'])
    const orders = [{ ...bid, status: 'inactive', reason: 'balance' } as const]
    expect(hashesOf([lamp], { at: 'looking', orders })).toEqual([])
  })

  test('behavior: not an offer on another item, of someone else, on one of several items, or just filled', () => {
    expect(hashesOf([nft({ tokenId: 2n })])).toEqual([])
    expect(hashesOf([lamp], { account: buyer })).toEqual([])
    expect(hashesOf([lamp], { orders: [{ ...bid, type: 'criteria' }] })).toEqual([])
    expect(hashesOf([lamp], { orders: [order] })).toEqual([])
    expect(hashesOf([lamp], { filled: new Set(['0x01']) })).toEqual([])
  })

  test('behavior: an edition counts where its only holder gives units away', () => {
    const jar = nft({ standard: 'erc1155', owners: [{ address: seller, quantity: 3n }], supply: 3n })
    const shared = {
      ...jar,
      owners: [
        { address: seller, quantity: 2n },
        { address: buyer, quantity: 1n },
      ],
    }
    expect(hashesOf([jar])).toEqual(['0x01'])
    expect(hashesOf([jar], { at: 'buying' })).toEqual([])
    expect(hashesOf([shared])).toEqual([])
  })

  test('behavior: beside another offer, one on an edition counts, since both can be accepted', () => {
    const jar = nft({ standard: 'erc1155', owners: [{ address: buyer, quantity: 3n }], supply: 3n })
    expect(hashesOf([jar], { at: 'offering' })).toEqual(['0x01'])
    expect(hashesOf([lamp], { at: 'offering' })).toEqual(['0x01'])
  })
})

describe('ownCollectionOffers', () => {
  const any = { ...bid, type: 'criteria' as const }
  const about = { orders: [any, bid], account: seller }

  test('default: the open offers on any or some items of the collection', () => {
    expect(ownCollectionOffers(contract, about)).toEqual([{ nft: undefined, offers: [any] }])
  })

  test('behavior: none on another collection, of someone else, or just filled', () => {
    expect(ownCollectionOffers(buyer, about)).toEqual([])
    expect(ownCollectionOffers(contract, { ...about, account: buyer })).toEqual([])
    expect(ownCollectionOffers(contract, { ...about, filled: new Set(['0x01']) })).toEqual([])
  })
})
