import type { MarketOrder } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import {
  buyer,
  contract,
  dollar,
  info,
  nft,
  order,
  parameters,
  seller,
  wrapped,
} from '../testing/fixtures.js'
import { orderAct } from './orderAct.js'

const act = (change: Partial<MarketOrder>, facts: Partial<orderAct.Facts> = {}) =>
  orderAct({ ...order, ...change }, { account: buyer, nft: nft(), info, now: 10n, end: 100n, ...facts })

const wanted = {
  itemType: ItemType.ERC721,
  token: contract,
  startAmount: 1n,
  endAmount: 1n,
  recipient: buyer,
}
const paid = { itemType: ItemType.ERC20, token: dollar.address, identifierOrCriteria: 0n } as const
const bidOn = (item: { itemType: ItemType; identifierOrCriteria: bigint }): Partial<MarketOrder> => ({
  side: 'bid',
  maker: buyer,
  currency: dollar,
  order: {
    signature: '0x',
    parameters: {
      ...parameters,
      offerer: buyer,
      offer: [{ ...paid, startAmount: 1n, endAmount: 1n }],
      consideration: [{ ...wanted, ...item }],
    },
  },
})
const bid = bidOn({ itemType: ItemType.ERC721, identifierOrCriteria: 1n })
const anyBid = bidOn({ itemType: ItemType.ERC721_WITH_CRITERIA, identifierOrCriteria: 0n })

describe('orderAct', () => {
  test.each<[string, Partial<MarketOrder>, Partial<orderAct.Facts>, string]>([
    ['a listing', {}, {}, 'buy'],
    ['a listing without a wallet', { taker: seller }, { account: undefined }, 'buy'],
    ['a listing for the visitor', { taker: buyer }, {}, 'buy'],
    ['an auction', { type: 'english' }, {}, 'bid'],
    ['an own listing', {}, { account: seller }, 'cancel'],
    [
      'an own listing that may become active again',
      { status: 'inactive', reason: 'balance' },
      { account: seller },
      'cancel',
    ],
    ['an offer, for a holder', bid, { account: seller }, 'accept'],
    ['an offer, without a wallet', bid, { account: undefined }, 'accept'],
    ['an own offer', anyBid, {}, 'cancel'],
  ])('default: %s', (_, change, facts, can) => {
    expect(act(change, facts)).toEqual({ can })
  })

  test.each<[string, Partial<MarketOrder>, Partial<orderAct.Facts>, string]>([
    ['a sold listing', { status: 'filled' }, {}, 'state'],
    ['an own listing that ended', { status: 'cancelled' }, { account: seller }, 'state'],
    [
      'an own listing that can never become active',
      { status: 'inactive', reason: 'counter' },
      { account: seller },
      'state',
    ],
    ['a listing for someone else', { taker: contract }, {}, 'reserved'],
    ['an auction that is over', { type: 'english' }, { now: 100n }, 'over'],
    ['an offer, for others', bid, { account: contract }, 'notHeld'],
    ['an offer on an item that was not read', bid, { account: seller, nft: undefined }, 'holderUnread'],
    ['an offer on any item', anyBid, { account: seller }, 'anyItem'],
    ['an offer of strange money', { ...bid, currency: wrapped }, { account: seller }, 'unknownMoney'],
  ])('behavior: nothing with %s', (_, change, facts, why) => {
    expect(act(change, facts)).toEqual({ can: 'nothing', why })
  })
})
