import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMarketApi } from '../api/MarketApi.js'
import { watchEvents } from './watchEvents.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = () => Response
const busy =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('{"errors":["later"]}', { status, headers })

/** A market with scripted answers, of which the last one repeats, and the times of its requests. */
function scripted(answers: readonly [Answer, ...Answer[]]) {
  const times: number[] = []
  const startedAt = Date.now()
  const fetch = async () => {
    const answer = answers[Math.min(times.length, answers.length - 1)] ?? answers[0]
    times.push(Date.now() - startedAt)
    return answer()
  }
  const api = createMarketApi({ chain: 'souk', baseUrl: 'https://market.example', fetch })
  return { api, times }
}

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

  test('behavior: what it does not know is passed over, and what is no event is told', async () => {
    const event = { sequence: 1, event_type: 'listing', accounts: [], at: new Date(0).toISOString() }
    const said = [{ ...event, event_type: 'lease' }, { ...event, sequence: 'x' }, event]
    const { api } = scripted([
      stream(said.map((one) => `event: market\ndata: ${JSON.stringify(one)}\n\n`).join('')),
      busy(503),
    ])
    const heard: string[] = []
    const errors: unknown[] = []
    const stop = watchEvents(api, {
      onEvent: ({ type }) => heard.push(type),
      onError: (error) => errors.push(error),
    })
    await vi.advanceTimersByTimeAsync(10)
    stop()
    expect(heard).toEqual(['listing'])
    expect(errors).toMatchObject([
      { name: 'Wire.InvalidFieldError' },
      { name: 'MarketApi.StreamBrokenError' },
    ])
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

  test('error: a key that a fetch repeats is not told', async () => {
    const apiKey = 'sk-0123456789'
    const fetch = () => Promise.reject(Object.assign(new Error('failed'), { headers: { apiKey } }))
    const api = createMarketApi({ chain: 'souk', baseUrl: 'https://market.example', apiKey, fetch })
    const errors: Error[] = []
    const stop = watchEvents(api, { onEvent: () => {}, onError: (error) => errors.push(error as Error) })
    await vi.advanceTimersByTimeAsync(10)
    stop()
    expect(errors.map(({ name, cause }) => [name, cause])).toEqual([
      ['MarketApi.StreamBrokenError', undefined],
    ])
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

  test('param: types, collections, tokens, accounts', async () => {
    const urls: string[] = []
    const hello = 'id: 41\nevent: hello\ndata: {}\n\n'
    const fetch = async (input: RequestInfo | URL) => {
      urls.push(new URL(String(input)).search)
      return new Response(hello)
    }
    const api = createMarketApi({ chain: 'souk', baseUrl: 'https://market.example', fetch })
    const contract = `0x${'ab'.repeat(20)}` as const
    const stop = watchEvents(api, {
      types: ['sale', 'listing'],
      collections: ['lanterns'],
      tokens: [{ contract, tokenId: 7n }],
      accounts: [],
      onEvent: () => {},
    })
    await vi.advanceTimersByTimeAsync(700)
    stop()
    await vi.runAllTimersAsync()
    const filter = `type=sale&type=listing&collection=lanterns&token=${contract}%3A7`
    expect(urls).toEqual([`?${filter}`, `?after=41&${filter}`])
  })
})
