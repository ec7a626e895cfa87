import type { Activity } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { trades as tradesInGerman } from '../i18n/de/trades.js'
import { trades as words } from '../i18n/en/trades.js'
import { buyer, contract, seller } from '../testing/fixtures.js'
import { flowHeadline } from './flowHeadline.js'

const part = (name: string, tokenId = 7n): Activity => ({
  type: 'sale',
  at: new Date(0),
  collection: 'lanterns',
  quantity: 1n,
  from: seller,
  to: buyer,
  contract,
  tokenId,
  name,
})
const facts = (...parts: readonly Activity[]) => ({ parts, prices: [] })
const sweep = { kind: 'sweep', status: 'done', title: 'up to 3 items' } as const

describe('flowHeadline', () => {
  test('default: a completed purchase of several counts what it bought', () => {
    const two = facts(part('Ruby Lamp'), part('Amber Lamp', 8n))
    expect(flowHeadline(sweep, { facts: two, words })).toEqual({ name: 'They are yours', title: '2 items' })
  })

  test.each([
    ['Ruby Lamp', 'Ruby Lamp'],
    ['', '#7'],
  ])('behavior: one bought item is named: %j', (name, title) => {
    const one = facts(part(name))
    expect(flowHeadline(sweep, { facts: one, words })).toEqual({ name: 'It is yours', title })
  })

  test('behavior: a bought set is several items and keeps its title, whether the market knows its items or not', () => {
    const items = [7n, 8n].map((tokenId) => ({ contract, tokenId }))
    const set = { kind: 'purchase', status: 'done', title: 'Set of 2 items', items } as const
    const two = facts(part('Ruby Lamp'), part('Amber Lamp', 8n))
    const said = { name: 'They are yours', title: 'Set of 2 items' }
    expect(flowHeadline(set, { facts: two, words })).toEqual(said)
    expect(flowHeadline(set, { facts: undefined, words })).toEqual(said)
    // A record of an earlier version does not name its items.
    expect(flowHeadline({ ...set, items: undefined }, { facts: two, words })).toEqual(said)
    expect(flowHeadline(set, { facts: two, words: tradesInGerman }).name).toBe('Sie gehören dir')
  })

  test('behavior: the only cancelled order is named by its item', () => {
    const cancelled = { kind: 'cancellation', status: 'done', title: '1 order' } as const
    expect(flowHeadline(cancelled, { facts: facts(part('Ruby Lamp')), words }).title).toBe('Ruby Lamp')
    const two = facts(part('Ruby Lamp'), part('Amber Lamp', 8n))
    expect(flowHeadline(cancelled, { facts: two, words }).title).toBe('1 order')
  })

  test.each([
    ['listing', 'Cancel listing', 'Listing cancelled', 'ask', undefined],
    ['auction', 'Cancel auction', 'Auction cancelled', 'ask', true],
    ['offer', 'Cancel offer', 'Offer cancelled', 'bid', undefined],
    ['bid', 'Cancel bid', 'Bid cancelled', 'bid', true],
    ['swap', 'Cancel swap', 'Swap cancelled', 'swap', undefined],
  ] as const)(
    'param: cancels: a cancellation says what it ends: %s',
    (cancels, begin, done, side, inAuction) => {
      const record = { kind: 'cancellation', status: 'stopped', title: 'Ruby Lamp', cancels } as const
      expect(flowHeadline(record, { facts: undefined, words }).name).toBe(begin)
      expect(flowHeadline({ ...record, status: 'done' }, { facts: undefined, words }).name).toBe(done)
      // A record of an earlier version does not say it.
      const told = facts({ ...part('Ruby Lamp'), side, ...(inAuction ? { inAuction } : {}) })
      const early = { kind: 'cancellation', status: 'done', title: '1 order' } as const
      expect(flowHeadline(early, { facts: told, words })).toEqual({ name: done, title: 'Ruby Lamp' })
    },
  )

  test('behavior: several cancelled orders are only counted', () => {
    const several = { kind: 'cancellation', status: 'done', title: '2 orders' } as const
    const told = (['0x01', '0x02'] as const).map((orderHash) => ({
      ...part('Ruby Lamp'),
      ...{ side: 'ask', orderHash },
    }))
    expect(flowHeadline(several, { facts: facts(...(told as Activity[])), words })).toEqual({
      name: 'Cancelled',
      title: '2 orders',
    })
  })

  test('behavior: a purchase of several has its own title before its end, and no number while the market does not know it', () => {
    expect(flowHeadline({ ...sweep, status: 'running' }, { facts: undefined, words })).toEqual({
      name: 'Buy several items',
      title: 'up to 3 items',
    })
    expect(flowHeadline(sweep, { facts: undefined, words })).toEqual({
      name: 'They are yours',
      title: 'the items that you bought',
    })
  })

  test('behavior: a purchase of several that has only one item says so before the market knows it', () => {
    const one = { ...sweep, title: '1 item' }
    expect(flowHeadline(one, { facts: undefined, words })).toEqual({ name: 'It is yours', title: '1 item' })
  })

  test.each(['listing', 'purchase', 'offer'] as const)(
    'behavior: a %s of several units counts them',
    (kind) => {
      const units = facts({ ...part('Cumin'), quantity: 5n })
      expect(flowHeadline({ kind, status: 'done', title: 'Cumin' }, { facts: units, words })).toEqual({
        name: words.flows[kind].done,
        title: '5 × Cumin',
      })
      const counted = { kind, status: 'done', title: '5 × Cumin' } as const
      expect(flowHeadline(counted, { facts: units, words }).title).toBe('5 × Cumin')
    },
  )

  test.each([
    ['auction', 'Auction started', 'Auktion gestartet'],
    // Earlier versions recorded auctions as listings.
    ['listing', 'Listed', 'Inseriert'],
    ['bid', 'Bid placed', 'Gebot abgegeben'],
  ] as const)('param: kind: %s, done', (kind, name, german) => {
    const done = { kind, status: 'done', title: 'Ruby Lamp' } as const
    expect(flowHeadline(done, { facts: undefined, words }).name).toBe(name)
    expect(flowHeadline(done, { facts: undefined, words: tradesInGerman }).name).toBe(german)
  })

  test('param: kind: a purchase of one item has its own title', () => {
    const purchase = { kind: 'purchase', status: 'done', title: 'Ruby Lamp' } as const
    expect(flowHeadline(purchase, { facts: facts(part('Ruby Lamp')), words })).toEqual({
      name: 'It is yours',
      title: 'Ruby Lamp',
    })
  })
})
