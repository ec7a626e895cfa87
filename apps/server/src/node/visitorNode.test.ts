import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findCause, TimeoutError } from '@souk/base'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as Link from './Link.js'
import { createVisitorNode } from './visitorNode.js'

/** The number of requests that a node has received, none of which it answers. */
let taken = 0
const hanging = createServer(() => taken++)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.useRealTimers()
  hanging.closeAllConnections()
  hanging.close()
})

describe('createVisitorNode', () => {
  test('error: gives up on a node after ten seconds, without a retry', async () => {
    const ask = createVisitorNode(Link.create(`http://127.0.0.1:${(hanging.address() as AddressInfo).port}`))
    let isSettled = false
    const asked = ask({ method: 'eth_chainId', params: [] }).then(
      () => undefined,
      (error: unknown) => {
        isSettled = true
        return error
      },
    )
    // Calls of the first millisecond are collected.
    await vi.advanceTimersByTimeAsync(1)
    while (taken === 0) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(9_900)
    expect(isSettled).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(findCause(await asked, TimeoutError)?.facts.timeoutMs).toBe(10_000)
    expect(taken).toBe(1)
  })
})
