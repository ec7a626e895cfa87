import { describe, expect, test } from 'vitest'
import * as TransferSlots from './TransferSlots.js'

const limits = { most: 3, mostPerClient: 2, mostWaiting: 3, mostWaitingPerClient: 2, waitMs: 60_000 }
const { signal } = new AbortController()

function setUp(changes: Partial<TransferSlots.Limits> = {}) {
  const transferSlots = TransferSlots.create({ ...limits, ...changes })
  const got: string[] = []
  const take = async (client: string, name = client) => {
    const leave = await transferSlots.take(client, { signal })
    got.push(name)
    return leave
  }
  /** Stays in line. Its wait may end after the test. */
  const stay = (client: string, name?: string) => void take(client, name).catch(() => undefined)
  return { transferSlots, got, take, stay }
}

describe('take', () => {
  test('default: each gets a slot; a client at its limit waits until it frees one', async () => {
    const { got, take } = setUp()
    const leave = await take('a', 'a1')
    await take('a', 'a2')
    const waiting = take('a', 'a3')
    await take('b')
    expect(got).toEqual(['a1', 'a2', 'b'])
    leave()
    await waiting
    expect(got).toEqual(['a1', 'a2', 'b', 'a3'])
  })

  test('behavior: skips a client at its limit in the line', async () => {
    const { got, take, stay } = setUp()
    await take('a', 'a1')
    await take('a', 'a2')
    const leave = await take('b', 'b1')
    stay('a', 'a3')
    const waiting = take('c')
    leave()
    await waiting
    expect(got).toEqual(['a1', 'a2', 'b1', 'c'])
  })

  test('behavior: freeing a slot twice frees one slot', async () => {
    const { got, take, stay } = setUp({ most: 1 })
    const leave = await take('a', 'a1')
    const waiting = take('b')
    leave()
    leave()
    await waiting
    stay('c')
    expect(got).toEqual(['a1', 'b'])
  })

  test('error: too many wait, of one client or in total', async () => {
    const { transferSlots, take, stay } = setUp({ most: 1 })
    await take('a')
    for (const client of ['b', 'b', 'c']) stay(client)
    await expect(transferSlots.take('b', { signal })).rejects.toThrow(TransferSlots.FullError)
    await expect(transferSlots.take('d', { signal })).rejects.toThrow(TransferSlots.FullError)
  })

  test('error: a client that disconnects, or waits too long, leaves the line', async () => {
    const { transferSlots, got, take } = setUp({ most: 1, waitMs: 1 })
    const leave = await take('a')
    await expect(transferSlots.take('b', { signal: AbortSignal.abort() })).rejects.toThrow(
      TransferSlots.FullError,
    )
    await expect(transferSlots.take('b', { signal })).rejects.toThrow(TransferSlots.FullError)
    leave()
    await take('c')
    expect(got).toEqual(['a', 'c'])
  })
})
