import { describe, expect, test } from 'vitest'
import { parsePortfolioSearch } from './portfolioSearch.js'

describe('parsePortfolioSearch', () => {
  test('default: the selection', () => {
    const chosen = { tab: 'made', q: 'ruby', sort: 'name', collection: 'lanterns' }
    expect(parsePortfolioSearch(chosen)).toEqual(chosen)
  })

  test('behavior: leaves out defaults and unknown values', () => {
    const raw = { tab: 'items', q: '', sort: 'toString', collection: { a: 1 }, other: 1 }
    expect(parsePortfolioSearch(raw)).toEqual({})
  })

  test('behavior: a number in the search is text', () => {
    expect(parsePortfolioSearch({ q: 7 })).toEqual({ q: '7' })
  })
})
