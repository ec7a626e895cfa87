import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchEvents } from './actions/watchEvents.js'
import { call } from './internal/call.js'
import { createMarketApi } from './MarketApi.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = () => Response
const busy =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('{"errors":["later"]}', { status, headers })
const well: Answer = () => new Response('{"a":1}')

/** A market that gives these answers, the last one again and again, and the times at which it was asked. */
function scripted(answers: readonly Answer[], options: { timeoutMs?: number } = {}) {
  const times: number[] = []
  const startedAt = Date.now()
  const fetch = async () => {
    const answer = answers[Math.min(times.length, answers.length - 1)] ?? well
    times.push(Date.now() - startedAt)
    return answer()
  }
  const api = createMarketApi({ chain: 'souk', baseUrl: 'https://market.example', fetch, ...options })
  return { api, times }
}

/** Runs until it settles, without waiting for any of its pauses. */
async function settle<value>(work: Promise<value>): Promise<PromiseSettledResult<value>> {
  const settled = Promise.allSettled([work])
  await vi.runAllTimersAsync()
  return (await settled)[0]
}

describe('call', () => {
  test.each([429, 503])('default: once more after a second when it is busy (%s)', async (status) => {
    const { api, times } = scripted([busy(status), well])
    expect(await settle(call(api, '/v2/market'))).toEqual({ status: 'fulfilled', value: { a: 1 } })
    expect(times).toEqual([0, 1_000])
  })

  test('param: retries, retryDelayMs', async () => {
    const { api, times } = scripted([busy(429)])
    expect(await settle(call(api, '/v2/market', { retries: 2, retryDelayMs: 3_000 }))).toMatchObject({
      reason: { name: 'MarketApi.RateLimitedError', facts: { status: 429, reasons: ['later'] } },
    })
    expect(times).toEqual([0, 3_000, 6_000])
    const once = scripted([busy(503)])
    await settle(call(once.api, '/v2/market', { retries: 0 }))
    expect(once.times).toEqual([0])
  })

  test('behavior: waits as long as the server asks for', async () => {
    const { api, times } = scripted([busy(429, { 'retry-after': '7' }), well])
    await settle(call(api, '/v2/market'))
    expect(times).toEqual([0, 7_000])
  })

  test('error: asked to wait longer than there is time', async () => {
    const { api, times } = scripted([busy(429, { 'retry-after': '31536000' }), well], { timeoutMs: 60_000 })
    expect(await settle(call(api, '/v2/market'))).toMatchObject({
      reason: { name: 'MarketApi.RateLimitedError', facts: { retryAfterMs: 300_000 } },
    })
    expect(times).toEqual([0])
  })

  test('error: refused for good is asked once', async () => {
    const { api, times } = scripted([busy(404)])
    expect(await settle(call(api, '/v2/market'))).toMatchObject({
      reason: { name: 'MarketApi.NotFoundError' },
    })
    expect(times).toEqual([0])
  })
})

describe('watchEvents', () => {
  const stream = (text: string): Answer => {
    return () => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
  }

  test('behavior: comes back after a break, less and less often, and at once again after a success', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const broken = busy(503)
    const { api, times } = scripted([broken, broken, broken, stream(''), broken])
    const states: string[] = []
    const errors: unknown[] = []
    const stop = watchEvents(api, {
      onEvent: () => {},
      onState: (state) => states.push(state),
      onError: (error) => errors.push(error),
    })
    await vi.advanceTimersByTimeAsync(6_600)
    stop()
    await vi.runAllTimersAsync()
    expect(times).toEqual([0, 500, 2_000, 5_500, 6_000])
    expect(states).toEqual([
      ...['connecting', 'waiting', 'connecting', 'waiting', 'connecting', 'waiting'],
      ...['connecting', 'open', 'waiting', 'connecting', 'waiting'],
    ])
    expect(errors).toHaveLength(5)
    expect(vi.getTimerCount()).toBe(0)
    vi.restoreAllMocks()
  })

  test('error: what the caller throws ends it, and is told', async () => {
    const { api, times } = scripted([stream('')])
    const errors: unknown[] = []
    const fault = new RangeError('mine')
    watchEvents(api, {
      onEvent: () => {},
      onState: (state) => {
        if (state === 'open') throw fault
      },
      onError: (error) => errors.push(error),
    })
    await vi.runAllTimersAsync()
    expect([errors, times]).toEqual([[fault], [0]])
  })

  test('behavior: stopped by the caller is no error', async () => {
    const { api } = scripted([() => new Response(new ReadableStream())])
    const errors: unknown[] = []
    const stop = watchEvents(api, { onEvent: () => {}, onError: (error) => errors.push(error) })
    await vi.advanceTimersByTimeAsync(10)
    stop()
    await vi.runAllTimersAsync()
    expect([errors, vi.getTimerCount()]).toEqual([[], 0])
  })
})
