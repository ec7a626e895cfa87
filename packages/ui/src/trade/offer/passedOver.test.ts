import type { Nft } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { buyer, contract, creator, parameters, seller, wrapped } from '../../testing/fixtures.js'
import { passedOver } from './passedOver.js'

const auction: NonNullable<Nft['auction']> = {
  orderHash: '0x0a',
  maker: seller,
  currency: wrapped,
  reserve: 1n,
  end: 100n,
  settleUntil: 200n,
  highestBid: { orderHash: '0x0b', maker: creator, price: 30n },
}

function offerOf(amount: bigint, token = wrapped.address) {
  return {
    orderHash: '0x0c' as const,
    order: {
      signature: '0x' as const,
      parameters: {
        ...parameters,
        offerer: buyer,
        offer: [
          {
            itemType: ItemType.ERC20,
            token,
            identifierOrCriteria: 0n,
            startAmount: amount,
            endAmount: amount,
          },
        ],
        consideration: [{ ...parameters.offer[0]!, recipient: buyer }],
      },
    },
  }
}

const about = { nft: { auction, standard: 'erc721' as const }, account: seller, now: 150n }

describe('passedOver', () => {
  test('default: after the end, the winning bid, whatever another offer pays', () => {
    const found = { auction, bid: auction.highestBid, hasEnded: true }
    expect(passedOver(offerOf(20n), about)).toEqual(found)
    expect(passedOver(offerOf(40n), about)).toEqual(found)
    expect(passedOver(offerOf(40n, contract), about)).toEqual(found)
  })

  test('behavior: while bidding is open, the highest bid if it is more than the offer', () => {
    const open = { ...about, now: 50n }
    expect(passedOver(offerOf(20n), open)).toEqual({ auction, bid: auction.highestBid, hasEnded: false })
    expect(passedOver(offerOf(30n), open)).toBe(undefined)
    expect(passedOver(offerOf(20n, contract), open)).toBe(undefined)
  })

  test('behavior: not the bid that is accepted', () => {
    expect(passedOver({ ...offerOf(30n), orderHash: '0x0b' }, about)).toBe(undefined)
  })

  test('behavior: none without a bid, after the time to settle, and for the auction of another account', () => {
    const { highestBid: _, ...bidless } = auction
    expect(passedOver(offerOf(20n), { ...about, nft: { ...about.nft, auction: bidless } })).toBe(undefined)
    expect(passedOver(offerOf(20n), { ...about, nft: { standard: 'erc721' } })).toBe(undefined)
    expect(passedOver(offerOf(20n), { ...about, now: 201n })).toBe(undefined)
    expect(passedOver(offerOf(20n), { ...about, account: buyer })).toBe(undefined)
  })

  test('behavior: none for an edition, whose units can be sold both ways', () => {
    expect(passedOver(offerOf(20n), { ...about, nft: { auction, standard: 'erc1155' } })).toBe(undefined)
  })
})
