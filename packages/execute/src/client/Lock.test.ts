import { afterEach, describe, expect, test, vi } from 'vitest'
import { hold } from '../run/hold.js'
import { createExecuteClient } from './ExecuteClient.js'
import * as Lock from './Lock.js'

afterEach(() => vi.unstubAllGlobals())

type Work = (lock: object | null) => unknown

/** The locks of a browser for one site. */
function fakeLocks() {
  const held = new Set<string>()
  const request = async (name: string, options: { ifAvailable: boolean }, work: Work) => {
    expect(options).toEqual({ ifAvailable: true })
    if (held.has(name)) return work(null)
    held.add(name)
    try {
      return await work({ name })
    } finally {
      held.delete(name)
    }
  }
  return { request, held }
}

const clientWith = (lock?: Lock.Lock | null) =>
  createExecuteClient({ chains: [{ id: 1, name: 'mainnet', baseApiUrl: '' }], lock, logLevel: 'none' })

describe('ofBrowser', () => {
  test('default', async () => {
    const locks = fakeLocks()
    vi.stubGlobal('navigator', { locks })
    const lock = Lock.ofBrowser()
    const release = await lock?.('a')
    expect([...locks.held]).toEqual(['a'])
    expect(await lock?.('a')).toBe(undefined)
    release?.()
    await vi.waitUntil(() => locks.held.size === 0)
    expect(await lock?.('a')).toBeTypeOf('function')
  })

  test('behavior: a browser without locks', () => {
    vi.stubGlobal('navigator', {})
    expect(Lock.ofBrowser()).toBe(undefined)
    expect(clientWith().lock).toBe(undefined)
  })
})

describe('hold', () => {
  test('default: the name is given back whatever becomes of the work', async () => {
    const locks = fakeLocks()
    vi.stubGlobal('navigator', { locks })
    const client = clientWith()
    expect(await hold(client, 'a', async () => [...locks.held])).toEqual(['souk.flow.a'])
    await expect(hold(client, 'a', () => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
    await vi.waitUntil(() => locks.held.size === 0)
  })

  test('param: lock: null is none', async () => {
    const locks = fakeLocks()
    vi.stubGlobal('navigator', { locks })
    expect(await hold(clientWith(null), 'a', async () => locks.held.size)).toBe(0)
  })

  test('behavior: a page that may not have locks goes on without', async () => {
    const lock = () => Promise.reject(new RangeError('The document has no origin.'))
    expect(await hold(clientWith(lock), 'a', async () => 7)).toBe(7)
  })

  test('error: somebody else is at it', async () => {
    const client = clientWith(async () => undefined)
    await expect(hold(client, 'a', async () => 7)).rejects.toMatchObject({
      name: 'Flow.TakenError',
      message: 'The flow is already running elsewhere, for example in another tab.',
    })
  })
})
