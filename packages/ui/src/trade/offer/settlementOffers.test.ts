import { describe, expect, test } from 'vitest'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { contract, nft } from '../../testing/fixtures.js'
import { settlementOffers } from './settlementOffers.js'

const nfts = [nft()]
const next: TradeIntent = { kind: 'settle', contract, tokenId: 1n, auction: '0x0a' }
const about = { nfts, bid: '0x0b', next } as const

describe('settlementOffers', () => {
  test('default: the winner sees those that stay open, without the bid that wins', () => {
    expect(settlementOffers('winner', about)).toEqual({ nfts, at: 'buying', except: '0x0b', next })
  })

  test('behavior: the seller sees those on what they give away, and others none', () => {
    expect(settlementOffers('seller', about)).toEqual({ nfts, at: 'giving', next })
    expect(settlementOffers('other', about)).toBe(undefined)
  })
})
