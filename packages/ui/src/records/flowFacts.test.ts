import type { Activity } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import { describe, expect, test } from 'vitest'
import { buyer, contract, ether, info, seller } from '../testing/fixtures.js'
import { flowFacts, moneyIn } from './flowFacts.js'

const hash = `0x${'ab'.repeat(32)}` as const
const base = { collection: 'lanterns', contract, tokenId: 7n, name: 'Ruby Lamp', quantity: 1n } as const
const sale: Activity = {
  ...base,
  type: 'sale',
  at: new Date(1_000_000),
  from: seller,
  to: buyer,
  price: 5n,
  currency: ether,
  transactionHash: hash,
}
const listing: Activity = {
  ...base,
  type: 'listing',
  at: new Date(1_000_000),
  from: buyer,
  price: 9n,
  currency: ether,
  orderHash: '0x09',
}
const record: FlowRecord.FlowRecord = {
  version: 1,
  id: 'flow-1',
  kind: 'purchase',
  chainId: 1,
  account: buyer,
  title: 'Ruby Lamp',
  startedAt: 990_000,
  updatedAt: 1_000_000,
  status: 'done',
  steps: ['transaction'],
  step: 0,
  waitingFor: 'chain',
  sent: [{ hash, isConfirmed: true }],
  orders: [],
}
const signed = { ...record, kind: 'listing', sent: [] } as const

describe('flowFacts', () => {
  test('default: what was bought, and for how much', () => {
    const { type: _, ...transfer } = sale
    expect(flowFacts(record, [sale, { ...transfer, type: 'transfer' }])).toEqual({
      parts: [sale],
      prices: [{ amount: 5n, currency: ether }],
    })
  })

  test('behavior: a listing is the one of that time', () => {
    const later = { ...listing, at: new Date(1_090_000), price: 8n, orderHash: '0x08' } as const
    expect(flowFacts(signed, [later, listing])?.prices).toEqual([{ amount: 9n, currency: ether }])
  })

  test('behavior: several cancelled orders have no price', () => {
    const cancel = { ...listing, type: 'cancel', transactionHash: hash } as const
    const facts = flowFacts({ ...record, kind: 'cancellation' }, [
      cancel,
      { ...cancel, price: 8n, orderHash: '0x08' },
    ])
    expect(facts?.prices).toEqual([])
    expect(flowFacts({ ...record, kind: 'cancellation' }, [cancel])?.prices).toEqual([
      { amount: 9n, currency: ether },
    ])
  })

  test('behavior: of several listings, all that were posted together, with their sum', () => {
    const others = [
      { ...listing, tokenId: 8n, price: 8n, orderHash: '0x08' } as const,
      { ...listing, tokenId: 6n, price: 1n, orderHash: '0x06', at: new Date(1_060_000) } as const,
    ]
    const facts = flowFacts({ ...signed, kind: 'listings', title: '2 items' }, [...others, listing])
    expect(facts?.prices).toEqual([{ amount: 17n, currency: ether }])
    expect(facts?.parts.map(({ tokenId }) => tokenId)).toEqual([8n, 7n])
  })

  test('behavior: an auction is a listing to the market', () => {
    const auction = { ...signed, kind: 'auction' } as const
    expect(flowFacts(auction, [listing])?.parts).toEqual([listing])
    expect(flowFacts({ ...auction, title: 'Amber Lamp' }, [listing])).toBeUndefined()
  })

  test.each(['bid', 'offer'] as const)('behavior: a %s is an offer to the market', (kind) => {
    const offer = { ...listing, type: 'offer' } as const
    expect(flowFacts({ ...signed, kind }, [listing, offer])?.parts).toEqual([offer])
  })

  test.each([
    ['another item', { name: 'Amber Lamp' }],
    ['another account', { from: seller }],
    ['another day', { at: new Date(90_000_000) }],
  ] as const)('behavior: ignores a listing of %s', (_, change) => {
    expect(flowFacts(signed, [{ ...listing, ...change }])).toBeUndefined()
  })

  test('behavior: a trade that was not completed has none', () => {
    expect(flowFacts({ ...record, status: 'failed' }, [sale])).toBeUndefined()
  })
})

describe('moneyIn', () => {
  const noted = [{ currency: ether.address, amount: 9n }]
  const told = { parts: [], prices: [{ currency: ether, amount: 5n }] }
  const own = { ...record, chainId: info.chainId, money: noted }

  test('default: what was noted at the start, before the market answers', () => {
    for (const kind of ['listing', 'collectionOffer', 'purchase', 'sale'] as const)
      expect(moneyIn({ ...own, kind }, { facts: undefined, info })).toEqual([{ currency: ether, amount: 9n }])
  })

  test('behavior: what was signed stays, and what was paid is what the market tells', () => {
    expect(moneyIn({ ...own, kind: 'offer' }, { facts: told, info })[0]?.amount).toBe(9n)
    expect(moneyIn(own, { facts: told, info })).toEqual(told.prices)
  })

  test('behavior: a purchase of several items may have bought less', () => {
    expect(moneyIn({ ...own, kind: 'sweep' }, { facts: undefined, info })).toEqual([])
    const running = { ...own, kind: 'sweep', status: 'running' } as const
    expect(moneyIn(running, { facts: undefined, info })[0]?.amount).toBe(9n)
  })

  test('behavior: currencies of another chain are not named', () => {
    expect(moneyIn({ ...own, chainId: 5 }, { facts: undefined, info })).toEqual([])
  })
})
