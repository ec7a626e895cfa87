import { describe, expect, test } from 'vitest'
import * as Subscriptions from './Subscriptions.js'

const contract = '0x00000000000000000000000000000000000000C0'
const event = { event: 'ask.created', tags: { contract: contract.toLowerCase(), maker: '0xa' } }

describe('wants', () => {
  test.each<[string, { event: string; filters: Record<string, string | string[]> }, boolean]>([
    ['the kind', { event: 'ask.created', filters: {} }, true],
    ['all of a kind', { event: 'ask.*', filters: {} }, true],
    ['another kind', { event: 'ask.updated', filters: {} }, false],
    ['all of another kind', { event: 'bid.*', filters: {} }, false],
    ['a tag of any case', { event: 'ask.*', filters: { contract } }, true],
    ['one of several values', { event: 'ask.*', filters: { maker: ['0xB', '0xA'] } }, true],
    ['another value', { event: 'ask.*', filters: { contract, maker: '0xb' } }, false],
    ['a tag that is not there', { event: 'ask.*', filters: { source: 'a' } }, false],
    ...Object.getOwnPropertyNames(Object.prototype).map(
      (name): [string, { event: string; filters: Record<string, string> }, boolean] => [
        `${name}, which every object has`,
        { event: 'ask.*', filters: Object.fromEntries([[name, 'x']]) },
        false,
      ],
    ),
  ])('behavior: %s', (_, request, expected) => {
    expect(Subscriptions.wants([Subscriptions.from(request)], event)).toBe(expected)
  })

  test.each<[string, Record<string, string>, boolean]>([
    ['everything', {}, false],
    ['its contract', { contract }, true],
    ['its maker', { maker: '0xa' }, true],
  ])('behavior: of a hidden collection, a subscription to %s', (_, filters, expected) => {
    const hidden = { ...event, isHidden: true }
    expect(Subscriptions.wants([Subscriptions.from({ event: 'ask.*', filters })], hidden)).toBe(expected)
  })
})

describe('add', () => {
  test('behavior: adding again changes nothing, and removing once is enough', () => {
    const one = Subscriptions.from({ event: 'sale.created', filters: { contract } })
    const other = Subscriptions.from({ event: 'sale.created', filters: {} })
    const all = Subscriptions.add(Subscriptions.add(Subscriptions.add([], one), other), one)
    expect(all).toEqual([other, one])
    expect(Subscriptions.remove(all, one)).toEqual([other])
    expect([Subscriptions.wantsAny(all, 'sale.'), Subscriptions.wantsAny(all, 'ask.')]).toEqual([true, false])
  })
})
