import type { Trade } from '@souk/market/flows'
import { UnknownOutcomeError } from '@souk/seaport'
import { describe, expect, test, vi } from 'vitest'
import * as FlowRecord from './FlowRecord.js'
import * as FlowStore from './FlowStore.js'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}` as const
const about = { kind: 'purchase', chainId: 31_337, account, title: 'Ruby Lamp' } as const
const plan = { steps: [{ kind: 'transaction' }] } as const
type Run = Trade.Prepared<typeof plan, string>['run']

const buying: Run = async function* () {
  yield { type: 'asking', step: 0, of: 1 }
  yield { type: 'sent', step: 0, of: 1, hash }
  return 'bought'
}

function createStorage(): FlowStore.FlowStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

/** The locks of one browser, which all of its tabs share. */
function createLocks(): FlowStore.FlowLocks {
  const held = new Set<string>()
  return {
    request: async (name, _options, work) => {
      if (held.has(name)) return work(null)
      held.add(name)
      try {
        return await work({ name })
      } finally {
        held.delete(name)
      }
    },
  }
}

/** Starts a flow that sends its transaction, and ends when it is let go. */
async function sendAndHold(store: FlowStore.FlowStore) {
  let letGo = () => {}
  const isMined = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const started = start(store, async function* () {
    yield { type: 'sent', step: 0, of: 1, hash }
    await isMined
    return 'bought'
  })
  await new Promise<void>((resolve) => {
    FlowStore.subscribe(store, () => store.current.records[0]?.sent.length === 1 && resolve())
  })
  return { ...started, letGo }
}

function createStore(options: FlowStore.from.Options = {}) {
  let time = 0
  let ids = 0
  return FlowStore.from({ nowMs: () => ++time, createId: () => `flow-${++ids}`, ...options })
}

const start = (store: FlowStore.FlowStore, run: Run) =>
  FlowStore.start(store, { about, prepared: { plan, run } })

describe('start', () => {
  test('default: ends with its outcome, and is listed', async () => {
    const store = createStore()
    const { id, ended } = start(store, buying)
    expect(await ended).toMatchObject({ status: 'done', outcome: 'bought', done: { sent: [{ hash }] } })
    expect(store.current.records).toMatchObject([{ id, status: 'done', title: 'Ruby Lamp' }])
  })

  test('behavior: each stage is written down before the next one begins', async () => {
    const storage = createStorage()
    const store = createStore({ storage })
    const seen: unknown[] = []
    const look = () => {
      const record = FlowRecord.parse(storage.getItem('souk.flow.flow-1') ?? '')
      seen.push([record?.waitingFor, record?.sent.length])
    }
    await start(store, async function* () {
      look()
      yield { type: 'asking', step: 0, of: 1 }
      look()
      yield { type: 'sent', step: 0, of: 1, hash }
      look()
      return 'bought'
    }).ended
    expect(seen).toEqual([
      ['check', 0],
      ['wallet', 0],
      ['chain', 1],
    ])
  })

  test('behavior: listeners hear of each stage', async () => {
    const store = createStore()
    const heard: (string | undefined)[] = []
    const stop = FlowStore.subscribe(store, () => heard.push(store.current.records[0]?.waitingFor))
    await start(store, buying).ended
    stop()
    await start(store, buying).ended
    expect(heard).toEqual(['check', 'wallet', 'chain', 'chain'])
  })

  test('behavior: whoever hears of the end finds it at its end', async () => {
    const store = createStore()
    const live: boolean[] = []
    FlowStore.subscribe(store, () => live.push(store.controllers.has('flow-1')))
    await start(store, buying).ended
    expect(live).toEqual([true, true, true, false])
  })

  test('behavior: no answer is unknown, not failed', async () => {
    const silent: Run = async function* () {
      yield { type: 'sent', step: 0, of: 1, hash }
      throw new UnknownOutcomeError({ hash, timeoutMs: 1 }, undefined)
    }
    expect((await start(createStore(), silent).ended).status).toBe('unknown')
  })

  test('error: whatever is thrown is one of our errors', async () => {
    const broken: Run = async function* () {
      yield { type: 'asking', step: 0, of: 1 }
      throw new TypeError('Odd.')
    }
    const state = await start(createStore(), broken).ended
    expect(state.status === 'failed' && state.error.name).toBe('Flow.UnexpectedError')
  })
})

describe('stop', () => {
  test('default: also while the wallet never answers', async () => {
    const store = createStore()
    const { id, ended } = start(store, async function* () {
      yield { type: 'asking', step: 0, of: 1 }
      await new Promise(() => {})
      return 'never'
    })
    FlowStore.stop(store, id)
    expect((await ended).status).toBe('stopped')
  })

  test('behavior: what the wallet sends after that completes the flow once it is found', async () => {
    const store = createStore()
    let onAsked = () => {}
    const asked = new Promise<void>((resolve) => {
      onAsked = resolve
    })
    const { id, ended } = start(store, async function* () {
      yield { type: 'asking', step: 0, of: 1 }
      onAsked()
      await new Promise(() => {})
      return 'never'
    })
    await asked
    FlowStore.stop(store, id)
    await ended
    await FlowStore.settle(store, { id, hash: '0x01' })
    expect(store.current.records).toMatchObject([{ status: 'done', sent: [{ hash: '0x01' }] }])
    // Whoever still looks at the stopped flow hears of it too.
    expect(store.current.live.get(id)).toMatchObject({
      status: 'settled',
      done: { sent: [{ hash: '0x01' }] },
    })
  })
})

describe('from', () => {
  test('behavior: on a page of a local network, without HTTPS', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const { createId } = FlowStore.from()
    expect(new Set([createId(), createId()]).size).toBe(2)
    vi.unstubAllGlobals()
  })

  test('default: finds what was written down', async () => {
    const storage = createStorage()
    await start(createStore({ storage }), buying).ended
    storage.setItem('souk.flow.odd', '{"version":1}')
    storage.setItem('other', 'thing')
    expect(createStore({ storage }).current.records).toMatchObject([{ id: 'flow-1', status: 'done' }])
  })
})

describe('refresh', () => {
  test('default: sees what another tab did', async () => {
    const storage = createStorage()
    const [here, there] = [createStore({ storage }), createStore({ storage })]
    await start(there, buying).ended
    FlowStore.refresh(here)
    expect(here.current.records).toHaveLength(1)
  })
})

describe('resume', () => {
  test('error: nothing is left to do, or nobody knows it', async () => {
    const store = createStore()
    await start(store, async function* () {
      yield { type: 'asking', step: 0, of: 1 }
      return 'done'
    }).ended
    for (const id of ['flow-1', 'flow-9'])
      await expect(FlowStore.resume(store, { market: {} as never, id })).rejects.toMatchObject({
        name: 'Flow.NotResumableError',
      })
  })
})

describe('forget', () => {
  test('default: a running flow is kept', async () => {
    const storage = createStorage()
    const store = createStore({ storage })
    const hanging = start(store, async function* () {
      yield { type: 'asking', step: 0, of: 1 }
      await new Promise(() => {})
      return 'never'
    })
    const { id, ended } = start(store, buying)
    await ended
    FlowStore.forget(store, [id, hanging.id])
    expect(store.current.records.map(({ id }) => id)).toEqual([hanging.id])
    expect(storage.length).toBe(1)
    FlowStore.stop(store, hanging.id)
    await hanging.ended
  })

  test('behavior: the oldest finished flows are forgotten by themselves', async () => {
    const store = createStore()
    const done: Run = async function* () {
      yield { type: 'asking', step: 0, of: 1 }
      return 'done'
    }
    for (let count = 0; count < 53; count++) await start(store, done).ended
    expect(store.current.records).toHaveLength(50)
    expect(store.current.records.at(-1)?.id).toBe('flow-4')
  })
})

describe('a storage that is full', () => {
  test('behavior: the trade goes on, and it is said that it is not kept', async () => {
    const full = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
    const store = createStore({ storage: { ...createStorage(), setItem: full, length: 0 } })
    expect(await start(store, buying).ended).toMatchObject({ status: 'done', outcome: 'bought' })
    expect(store.current.unsaved).toBeInstanceOf(DOMException)
    expect(store.current.records).toHaveLength(1)
  })
})

describe('two tabs', () => {
  test('behavior: what another tab runs is not written over', async () => {
    const [storage, locks] = [createStorage(), createLocks()]
    const there = createStore({ storage, locks })
    const { id, ended, letGo } = await sendAndHold(there)
    const here = createStore({ storage, locks })
    const before = storage.getItem(`souk.flow.${id}`)
    await expect(FlowStore.resume(here, { market: {} as never, id })).rejects.toMatchObject({
      name: 'Flow.NotResumableError',
    })
    expect(storage.getItem(`souk.flow.${id}`)).toBe(before)
    letGo()
    await ended
  })

  test('behavior: a flow that ends in its tab while another tab is about to follow it stays done', async () => {
    const [storage, locks] = [createStorage(), createLocks()]
    const there = createStore({ storage, locks })
    const { id, ended, letGo } = await sendAndHold(there)
    const request: typeof locks.request = async (...asked) => {
      letGo()
      await ended
      return locks.request(...asked)
    }
    const here = createStore({ storage, locks: { request } })
    await expect(FlowStore.resume(here, { market: {} as never, id })).rejects.toMatchObject({
      name: 'Flow.NotResumableError',
    })
    for (const store of [there, here]) FlowStore.refresh(store)
    expect(there.current.records).toMatchObject([{ status: 'done' }])
    expect(here.current.records).toEqual(there.current.records)
    expect(there.current.live.get(id)).toMatchObject({ status: 'done', outcome: 'bought' })
  })

  test('behavior: an end that reaches another tab late is not replaced', async () => {
    const [storage, locks] = [createStorage(), createLocks()]
    const there = createStore({ storage, locks })
    const { id, ended, letGo } = await sendAndHold(there)
    const old = storage.getItem(`souk.flow.${id}`)
    let isLate = true
    const late = { ...storage, getItem: (key: string) => (isLate ? old : storage.getItem(key)), length: 1 }
    const here = createStore({ storage: late, locks })
    letGo()
    await ended
    const saved = storage.getItem(`souk.flow.${id}`)
    const found = new Set<string | null>()
    FlowStore.subscribe(here, () => {
      found.add(storage.getItem(`souk.flow.${id}`))
      isLate = false
    })
    await FlowStore.resume(here, { market: {} as never, id })
    expect([...found]).toEqual([saved])
    FlowStore.refresh(here)
    expect(here.current.records).toEqual(there.current.records)
  })

  test('behavior: a receipt stays when an older page saves its trade as running again', async () => {
    const storage = createStorage()
    const store = createStore({ storage })
    const { id, ended, letGo } = await sendAndHold(store)
    const old = storage.getItem(`souk.flow.${id}`) ?? ''
    letGo()
    await ended
    const before = store.current
    storage.setItem(`souk.flow.${id}`, old)
    FlowStore.refresh(store)
    expect(store.current).toEqual(before)
    await expect(FlowStore.resume(store, { market: {} as never, id })).rejects.toMatchObject({
      name: 'Flow.NotResumableError',
    })
  })

  test('behavior: an answer of the wallet that another tab waits for is left to it', async () => {
    const [storage, locks] = [createStorage(), createLocks()]
    const there = createStore({ storage, locks })
    const hanging = start(there, async function* () {
      yield { type: 'asking', step: 0, of: 1 }
      await new Promise(() => {})
      return 'never'
    })
    await expect.poll(() => there.current.records[0]?.waitingFor).toBe('wallet')
    const here = createStore({ storage, locks })
    await FlowStore.settle(here, { id: hanging.id, hash })
    expect(here.current.records).toMatchObject([{ status: 'running', sent: [] }])
    FlowStore.stop(there, hanging.id)
    await hanging.ended
  })

  test('behavior: a flow that another tab has is left alone', async () => {
    const locks: FlowStore.FlowLocks = { request: (_name, _options, work) => work(null) }
    const store = createStore({ locks })
    const state = await start(store, buying).ended
    expect(state.status === 'failed' && state.error.name).toBe('Flow.NotResumableError')
  })

  test.each<[string, { held: readonly string[] } | undefined, boolean]>([
    ['a page that is still open', { held: ['souk.flow.1', 'another lock'] }, true],
    ['a page that was closed or reloaded', { held: ['another lock'] }, false],
    ['a browser that cannot list locks', undefined, true],
  ])('findFollowed: a flow of %s', async (_, locks, isFollowed) => {
    const storage = createStorage()
    const there = createStore({ storage })
    const hanging = start(there, async function* () {
      yield { type: 'asking', step: 0, of: 1 }
      await new Promise(() => {})
      return 'never'
    })
    await expect.poll(() => there.current.records[0]?.waitingFor).toBe('wallet')
    const here = createStore({
      storage,
      locks: {
        request: (_name, _options, work) => work({}),
        ...(locks && {
          query: async () => ({
            held: locks.held.map((name) => ({ name: name.replace('1', hanging.id) })),
          }),
        }),
      },
    })
    expect([...(await FlowStore.findFollowed(here))]).toEqual(isFollowed ? [hanging.id] : [])
    expect([...(await FlowStore.findFollowed(there))]).toEqual([hanging.id])
    FlowStore.stop(there, hanging.id)
    await hanging.ended
    expect([...(await FlowStore.findFollowed(there))]).toEqual([])
  })
})

describe('isElsewhere', () => {
  test('default: a flow runs elsewhere while another page holds its lock', async () => {
    const storage = createStorage()
    const there = createStore({ storage })
    const hanging = start(there, async function* () {
      yield { type: 'asking', step: 0, of: 1 }
      await new Promise(() => {})
      return 'never'
    })
    await expect.poll(() => there.current.records[0]?.waitingFor).toBe('wallet')
    const held = [{ name: `souk.flow.${hanging.id}` }]
    const here = createStore({
      storage,
      locks: { request: (_name, _options, work) => work({}), query: async () => ({ held }) },
    })
    const [record] = here.current.records as [FlowRecord.FlowRecord]
    const isElsewhere = () => FlowStore.isElsewhere(here, record)
    expect([isElsewhere(), FlowStore.isElsewhere(there, record)]).toEqual([true, false])
    await FlowStore.lookElsewhere(here)
    expect(isElsewhere()).toBe(true)
    held.pop()
    await FlowStore.lookElsewhere(here)
    expect(isElsewhere()).toBe(false)
    FlowStore.stop(there, hanging.id)
    await hanging.ended
  })
})

describe('settle', () => {
  const asking: Run = async function* () {
    yield { type: 'asking', step: 0, of: 1 }
    await new Promise(() => {})
    return 'bought'
  }

  /** A store after a reload, while the wallet was still asked. */
  async function reloaded() {
    const storage = createStorage()
    const first = createStore({ storage })
    void start(first, asking)
    await expect.poll(() => first.current.records[0]?.waitingFor).toBe('wallet')
    return { storage, store: createStore({ storage }) }
  }

  test('default: a transaction that was found completes the flow, and stays so', async () => {
    const { storage, store } = await reloaded()
    await FlowStore.settle(store, { id: 'flow-1', hash })
    expect(store.current.records).toMatchObject([{ status: 'done', sent: [{ hash, isConfirmed: true }] }])
    expect(createStore({ storage }).current.records).toEqual(store.current.records)
  })

  test('behavior: ignores flows that still run here, and those that are over', async () => {
    const store = createStore()
    const { id } = start(store, asking)
    await FlowStore.settle(store, { id, hash })
    const { id: over, ended } = start(store, buying)
    await ended
    const before = store.current.records
    await FlowStore.settle(store, { id: over, hash })
    await FlowStore.settle(store, { id: 'unknown', hash })
    expect(store.current.records).toEqual(before)
    expect(before.map(({ status }) => status).toSorted()).toEqual(['done', 'running'])
  })
})
