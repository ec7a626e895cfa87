import { describe, expect, test } from 'vitest'
import { withNews } from './withNews.js'

describe('withNews', () => {
  test('default: an open listing changes nothing', () => {
    const state = { status: 'preparing' } as const
    expect(withNews(state, { status: 'active' })).toBe(state)
  })

  test('behavior: a listing sold to somebody else stops a purchase that has not begun', () => {
    expect(withNews({ status: 'preparing' }, { status: 'filled' })).toEqual({
      status: 'blocked',
      issues: ['sold'],
    })
  })

  test('behavior: a purchase under way closes the listing itself', () => {
    const state = { status: 'done', plan: {} as never, outcome: { hash: '0x01', networkFee: 1n } } as const
    expect(withNews(state, { status: 'filled' })).toBe(state)
  })
})
