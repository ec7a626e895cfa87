import { describe, expect, test } from 'vitest'
import { createNameStore, type KnownNames } from './NameStore.js'

/** A store whose reads happen when the test says so. */
function setUp(names: Readonly<Record<string, string>>) {
  const reads: (readonly string[])[] = []
  const deferred: (() => unknown)[] = []
  const state = { nowMs: 0, fails: false, names }
  const store = createNameStore({
    read: async (addresses): Promise<KnownNames> => {
      reads.push(addresses)
      if (state.fails) throw new TypeError('Failed to fetch')
      return new Map(
        addresses.flatMap((address) => {
          const name = state.names[address]
          return name ? [[address, { name }]] : []
        }),
      )
    },
    defer: (run) => deferred.push(run),
    nowMs: () => state.nowMs,
  })
  return { store, reads, state, run: () => Promise.all(deferred.splice(0).map((each) => each())) }
}

describe('createNameStore', () => {
  test('behavior: a kept name shows at once, and goes when the account has lost it', async () => {
    const told: KnownNames[] = []
    const deferred: (() => unknown)[] = []
    const store = createNameStore({
      read: async () => new Map(),
      defer: (run) => deferred.push(run),
      kept: new Map([['0xa1', { name: 'alice.eth' }]]),
      onKnown: (known) => told.push(known),
    })
    store.want('0xA1')
    expect(store.known().get('0xa1')?.name).toBe('alice.eth')
    await Promise.all(deferred.map((run) => run()))
    expect(store.known().size).toBe(0)
    expect(told).toHaveLength(1)
  })

  test('default: one read for all accounts of a page, each once', async () => {
    const { store, reads, run } = setUp({ '0xa1': 'alice.eth' })
    let changes = 0
    store.subscribe(() => changes++)
    for (const address of ['0xA1', '0xb2', '0xa1']) store.want(address)
    expect([...store.known()]).toEqual([])
    await run()
    for (const address of ['0xA1', '0xb2']) store.want(address)
    await run()
    expect({ reads, changes, known: [...store.known()] }).toEqual({
      reads: [['0xa1', '0xb2']],
      changes: 1,
      known: [['0xa1', { name: 'alice.eth' }]],
    })
  })

  test('behavior: an account counts as read only once it was asked for with success', async () => {
    const { store, state, run } = setUp({})
    state.fails = true
    store.want('0xA1')
    expect(store.isRead('0xA1')).toBe(false)
    await run()
    expect(store.isRead('0xA1')).toBe(false)
    state.fails = false
    state.nowMs = 61_000
    store.want('0xA1')
    await run()
    expect(store.isRead('0xA1')).toBe(true)
  })

  test('behavior: many accounts are read in parts', async () => {
    const { store, reads, run } = setUp({})
    for (let index = 0; index < 100; index++) store.want(`0x${index}`)
    await run()
    await run()
    expect(reads.map(({ length }) => length)).toEqual([60, 40])
  })

  test('behavior: a name that its account has lost disappears', async () => {
    const { store, state, run } = setUp({ '0xa1': 'alice.eth' })
    store.want('0xa1')
    await run()
    state.names = {}
    state.nowMs = 11 * 60_000
    store.want('0xa1')
    await run()
    expect([...store.known()]).toEqual([])
  })

  test('error: after a failure, it reads again a minute later', async () => {
    const { store, reads, state, run } = setUp({ '0xa1': 'alice.eth' })
    state.fails = true
    for (const nowMs of [0, 59_000, 61_000]) {
      state.nowMs = nowMs
      store.want('0xa1')
      await run()
    }
    expect(reads).toHaveLength(2)
  })
})
