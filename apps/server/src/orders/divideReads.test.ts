import { describe, expect, test } from 'vitest'
import { divideReads } from './divideReads.js'

const order = (name: string, count: number) => ({ name, reads: Array.from({ length: count }, () => name) })
const named = (calls: readonly (readonly { name: string }[])[]) =>
  calls.map((call) => call.map(({ name }) => name).join(''))

describe('divideReads', () => {
  test('default', () => {
    const orders = [order('a', 2), order('b', 1), order('c', 1), order('d', 2)]
    expect(named(divideReads(orders, { most: 3 }))).toEqual(['ab', 'cd'])
    expect(divideReads([], { most: 3 })).toEqual([])
  })

  test('behavior: an order of very many items has a call to itself', () => {
    const orders = [order('a', 1), order('b', 90), order('c', 1)]
    expect(named(divideReads(orders, { most: 3 }))).toEqual(['a', 'b', 'c'])
  })
})
