import { describe, expect, test } from 'vitest'
import { ether, seller, wrapped } from '../../testing/fixtures.js'
import { modesOf } from './modesOf.js'

const settling = { auction: { zone: seller, settler: seller }, currencies: [ether, wrapped] }
const about = { nft: { standard: 'erc721' }, info: settling, facts: {}, form: { mode: 'fixed' } } as const

describe('modesOf', () => {
  test('default: every way, where the market settles auctions and has a currency for bids', () => {
    expect(modesOf(about)).toEqual(['fixed', 'dutch', 'english'])
    expect(modesOf({ ...about, info: { currencies: settling.currencies } })).toEqual(['fixed', 'dutch'])
    expect(modesOf({ ...about, info: { ...settling, currencies: [ether] } })).toEqual(['fixed', 'dutch'])
    expect(modesOf({ ...about, nft: { standard: 'erc1155' } })).toEqual(['fixed', 'dutch'])
  })

  test('behavior: no second auction beside a running one, which itself can be changed', () => {
    const beside = { ...about, facts: { auctionEnd: 600n } }
    expect(modesOf(beside)).toEqual(['fixed', 'dutch'])
    expect(modesOf({ ...beside, form: { mode: 'english' } })).toContain('english')
  })
})
