import { describe, expect, test } from 'vitest'
import { seller } from '../../testing/fixtures.js'
import { modesOf } from './modesOf.js'

const settling = { auction: { zone: seller, settler: seller } }
const about = { nft: { standard: 'erc721' }, info: settling, facts: {}, form: { mode: 'fixed' } } as const

describe('modesOf', () => {
  test('default: every way, where the market settles auctions', () => {
    expect(modesOf(about)).toEqual(['fixed', 'dutch', 'english'])
    expect(modesOf({ ...about, info: {} })).toEqual(['fixed', 'dutch'])
    expect(modesOf({ ...about, nft: { standard: 'erc1155' } })).toEqual(['fixed', 'dutch'])
  })

  test('behavior: no second auction beside a running one, which itself can be changed', () => {
    const beside = { ...about, facts: { auctionEnd: 600n } }
    expect(modesOf(beside)).toEqual(['fixed', 'dutch'])
    expect(modesOf({ ...beside, form: { mode: 'english' } })).toContain('english')
  })
})
