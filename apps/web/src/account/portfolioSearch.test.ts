import { describe, expect, test } from 'vitest'
import { parsePortfolioSearch } from './portfolioSearch.js'

describe('parsePortfolioSearch', () => {
  test('default: what is chosen', () => {
    const chosen = { tab: 'made', q: 'ruby', sort: 'name', collection: 'lanterns' }
    expect(parsePortfolioSearch(chosen)).toEqual(chosen)
  })

  test('behavior: leaves out what is as at the start, and what is none of ours', () => {
    const raw = { tab: 'items', q: '', sort: 'toString', collection: { a: 1 }, other: 1 }
    expect(parsePortfolioSearch(raw)).toEqual({})
  })

  test('behavior: a number that is looked for is a text', () => {
    expect(parsePortfolioSearch({ q: 7 })).toEqual({ q: '7' })
  })
})
