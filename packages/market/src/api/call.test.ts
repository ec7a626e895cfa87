import { MissingResponseError } from '@souk/base'
import { describe, expect, test } from 'vitest'
import { call, isBusy, toUrl } from './call.js'
import { createMarketApi, type LogEvent } from './MarketApi.js'

type Answer = () => Response | Promise<Response>
const busy =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('{"errors":["later"]}', { status, headers })
const well: Answer = () => new Response('{"a":1}')

/** A clock that only moves during pauses, which take no real time. */
function stoppedClock() {
  let now = 0
  const delay = async (delayMs: number) => {
    now += delayMs
  }
  return { now: () => now, delay }
}

type Options = Partial<Omit<createMarketApi.Options, 'fetch'>>

/** A market with scripted answers, of which the last one repeats, with the times of its requests and its log. */
function scripted(answers: readonly Answer[], options: Options = {}) {
  const clock = stoppedClock()
  const times: number[] = []
  const asked: { url: string; init: RequestInit | undefined }[] = []
  const log: LogEvent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = answers[Math.min(times.length, answers.length - 1)] ?? well
    times.push(clock.now())
    asked.push({ url: String(input), init })
    return answer()
  }
  const logger = (event: LogEvent) => log.push(event)
  const api = createMarketApi({
    chain: 'souk',
    baseUrl: 'https://market.example',
    fetch,
    clock,
    logger,
    ...options,
  })
  return { api, times, asked, log }
}

/** Returns the error of a call. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'no failure',
    (error: unknown) => error,
  )
}

describe('toUrl', () => {
  const api = { baseUrl: 'https://market.example' }

  test('default: falsy values are left out, lists repeat their key', () => {
    const query = {
      limit: 20,
      cursor: '',
      offset: 0,
      bundled: false,
      only_english: true,
      maker: undefined,
      taker: null,
      listed_after: 0n,
      listed_before: 1_700_000_000n,
      token_ids: ['0', '1', '', undefined, '2'],
      none: [],
    }
    expect(toUrl(api, '/v2/orders', query)).toBe(
      'https://market.example/v2/orders?limit=20&only_english=true&listed_before=1700000000&token_ids=0&token_ids=1&token_ids=2',
    )
  })

  test('behavior: what means something in an address is written so that it does not', () => {
    expect(toUrl(api, '/v2/a', { trait: '["A&B","c=d#é"]' })).toBe(
      'https://market.example/v2/a?trait=%5B%22A%26B%22%2C%22c%3Dd%23%C3%A9%22%5D',
    )
    expect(toUrl(api, '/v2/a', {})).toBe('https://market.example/v2/a')
  })
})

describe('call', () => {
  test('default: a GET with both headers', async () => {
    const { api, asked } = scripted([well], { apiKey: 'key-0123456789', appId: 'app' })
    expect(await call(api, '/v2/market', { query: { a: 1 } })).toEqual({ a: 1 })
    expect(asked[0]?.url).toBe('https://market.example/v2/market?a=1')
    expect(asked[0]?.init).toMatchObject({
      method: 'GET',
      headers: { 'x-app-id': 'app', 'x-api-key': 'key-0123456789' },
    })
  })

  test('default: without a key there is no header for it', async () => {
    const { api, asked } = scripted([well])
    await call(api, '/v2/market')
    expect(Object.keys(asked[0]?.init?.headers ?? {}).map((name) => name.toLowerCase())).not.toContain(
      'x-api-key',
    )
  })

  test('param: body', async () => {
    const { api, asked } = scripted([well])
    await call(api, '/v2/offers', { body: { a: '1' } })
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"a":"1"}' })
  })

  test.each([429, 503])('default: once more after a second when it is busy (%s)', async (status) => {
    const { api, times } = scripted([busy(status), well])
    expect(await call(api, '/v2/market')).toEqual({ a: 1 })
    expect(times).toEqual([0, 1_000])
  })

  test('param: retries, retryDelayMs', async () => {
    const { api, times } = scripted([busy(429)])
    expect(await failureOf(call(api, '/v2/market', { retries: 2, retryDelayMs: 3_000 }))).toMatchObject({
      name: 'MarketApi.RateLimitedError',
      facts: { status: 429, reasons: ['later'] },
    })
    expect(times).toEqual([0, 3_000, 6_000])
    const once = scripted([busy(503)])
    await failureOf(call(once.api, '/v2/market', { retries: 0 }))
    expect(once.times).toEqual([0])
  })

  test('behavior: waits as long as the server asks for, and never less than usual', async () => {
    const { api, times } = scripted([
      busy(429, { 'retry-after': '7' }),
      busy(503, { 'retry-after': '0' }),
      well,
    ])
    await call(api, '/v2/market', { retries: 2 })
    expect(times).toEqual([0, 7_000, 8_000])
  })

  test('behavior: waits until the time that the server names, by the server’s clock', async () => {
    const headers = { 'retry-after': 'Fri, 01 Jan 2100 00:00:09 GMT', date: 'Fri, 01 Jan 2100 00:00:00 GMT' }
    const { api, times } = scripted([busy(503, headers), well])
    await call(api, '/v2/market')
    expect(times).toEqual([0, 9_000])
  })

  test.each(['soon', '-5', '', 'NaN'])('behavior: a Retry-After that says nothing: %j', async (value) => {
    const { api, times } = scripted([busy(429, { 'retry-after': value }), well])
    await call(api, '/v2/market')
    expect(times).toEqual([0, 1_000])
  })

  test.each([
    [{}, '60', 60_000],
    [{}, '61', 1_000],
    [{ longestPauseMs: 5_000 }, '6', 1_000],
  ])('param: longestPauseMs: %j, asked to wait %s s', async (options, seconds, later) => {
    const answers = [busy(429, { 'retry-after': seconds })]
    const { api, times } = scripted(answers, options)
    expect(await failureOf(call(api, '/v2/market'))).toMatchObject({
      name: 'MarketApi.RateLimitedError',
      facts: { retryAfterMs: Number(seconds) * 1000 },
    })
    expect(times).toEqual([0, later])
  })

  test('behavior: a storm ends after the attempts that were allowed', async () => {
    const storm = Array.from({ length: 50 }, (_, index) => busy(index % 2 ? 429 : 503))
    const { api, times, log } = scripted(storm)
    expect(await failureOf(call(api, '/v2/market', { retries: 9 }))).toMatchObject({ facts: { status: 429 } })
    expect([times.length, times.at(-1)]).toEqual([10, 9_000])
    expect(log.filter(({ type }) => type === 'retry')).toHaveLength(9)
  })

  test.each([400, 401, 404, 409, 413, 500, 502, 504])('error: status %s is asked once', async (status) => {
    const { api, times } = scripted([busy(status)])
    expect(await failureOf(call(api, '/v2/market', { retries: 5 }))).toMatchObject({ status })
    expect(times).toEqual([0])
  })

  test('behavior: a proxy that puts it in words is asked again', async () => {
    const proxy = () =>
      new Response('<h1>Bad gateway</h1> upstream said: 503 Service Unavailable', { status: 502 })
    const { api, times } = scripted([proxy, well])
    expect(await call(api, '/v2/market')).toEqual({ a: 1 })
    expect(times).toEqual([0, 1_000])
  })

  test('behavior: a fetch that puts it in words is asked again', async () => {
    const limited = () => Promise.reject(new Error('Request failed with status code 429'))
    const { api, times } = scripted([limited, well])
    expect(await call(api, '/v2/market')).toEqual({ a: 1 })
    expect(times).toEqual([0, 1_000])
  })

  test('behavior: a refusal that holds such a number is one', async () => {
    const refusal = () => new Response('{"errors":["Token 503 is not yours."]}', { status: 400 })
    const { api, times } = scripted([refusal])
    await failureOf(call(api, '/v2/contract/0x1/nfts/503'))
    expect(times).toEqual([0])
  })

  test('param: signal: during a pause', async () => {
    const controller = new AbortController()
    const clock = { now: () => 0, delay: () => Promise.reject(controller.signal.reason) }
    const { api, times } = scripted([busy(429)], { clock })
    controller.abort(new DOMException('429', 'AbortError'))
    expect(await failureOf(call(api, '/v2/market', { signal: controller.signal }))).toMatchObject({
      name: 'AbortedError',
    })
    expect(times).toEqual([])
  })

  test('error: what was refused, in words and for programs', async () => {
    const body = {
      errors: ['Order 1 is not signed.', 'Order 3 has ended.'],
      code: 'refused',
      facts: { orders: 4 },
      issues: [
        { index: 1, code: 'signature', message: 'Order 1 is not signed.', facts: {} },
        { index: 3, code: 'expired', message: 'Order 3 has ended.', facts: { end: '7' } },
      ],
    }
    const { api } = scripted([() => Response.json(body, { status: 400 })])
    expect(await failureOf(call(api, '/v2/orders/bulk', { body: {} }))).toMatchObject({
      name: 'MarketApi.RejectedError',
      message: 'Order 1 is not signed. Order 3 has ended.',
      code: 'refused',
      retry: 'never',
      facts: { details: body.facts, issues: body.issues },
    })
  })
})

describe('call: answers that are not what they seem', () => {
  test('behavior: JSON under another name is JSON', async () => {
    const { api } = scripted([() => new Response('{"a":1}', { headers: { 'content-type': 'text/html' } })])
    expect(await call(api, '/v2/market')).toEqual({ a: 1 })
  })

  test('error: a page under the name of JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    const { api, times } = scripted([() => new Response('<!doctype html><p>503</p>', { headers })])
    expect(await failureOf(call(api, '/v2/market'))).toMatchObject({ name: 'Request.InvalidJsonError' })
    expect(times).toEqual([0])
  })

  test('error: a body without end', async () => {
    const chunk = new Uint8Array(1024 * 1024).fill(32)
    let sent = 0
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent++
            controller.enqueue(chunk)
          },
        }),
      )
    const { api } = scripted([endless])
    expect(await failureOf(call(api, '/v2/market'))).toMatchObject({ name: 'Request.TooLargeError' })
    expect(sent).toBeLessThan(20)
  })

  test('error: a body that says beforehand that it is huge', async () => {
    const headers = { 'content-length': String(2 ** 40) }
    const { api } = scripted([() => new Response('{}', { headers })])
    expect(await failureOf(call(api, '/v2/market'))).toMatchObject({ name: 'Request.TooLargeError' })
  })

  test('error: a body that never comes', async () => {
    const { api, log } = scripted([() => new Response(new ReadableStream())], { timeoutMs: 20 })
    expect(await failureOf(call(api, '/v2/market'))).toMatchObject({
      name: 'Request.TimeoutError',
      retry: 'later',
      facts: { timeoutMs: 20 },
    })
    expect(log.at(-1)).toMatchObject({ type: 'failure', error: 'Request.TimeoutError' })
  })
})

describe('isBusy', () => {
  const missing = (message: string) =>
    new MissingResponseError({ url: 'https://a.example/nfts/503' }, { cause: new Error(message) })

  test.each([
    [new Error('status 503'), true],
    [new Error('(429)'), true],
    [missing('HTTP 429: Too Many Requests'), true],
    [missing('fetch failed'), false],
    [new Error('connect ECONNREFUSED 127.0.0.1:503'), false],
    [new Error('GET https://a.example/nfts/429'), false],
    [new Error('5030 of 14290, 0x429'), false],
    [new Error('costs 429.5 or 0.503'), false],
    ['503', false],
  ])('default: %s', (error, expected) => {
    expect(isBusy(error)).toBe(expected)
  })
})

describe('secrets', () => {
  const apiKey = 'sk-live-0123456789'
  const options = { apiKey, baseUrl: `https://me:${apiKey}@market.example/?token=${apiKey}` }

  /** Every text in an error, including its causes, facts and other properties. */
  function textsOf(value: unknown, seen = new Set<unknown>()): string[] {
    if (typeof value === 'string') return [value]
    if (typeof value !== 'object' || value === null || seen.has(value)) return []
    seen.add(value)
    const own = Reflect.ownKeys(value).flatMap((key) => textsOf(Reflect.get(value, key), seen))
    return value instanceof Map || value instanceof Headers ? [...own, ...textsOf([...value], seen)] : own
  }
  const echo = JSON.stringify({ errors: [`${apiKey} is no key`], code: apiKey, facts: { [apiKey]: apiKey } })

  test.each<[string, Answer]>([
    ['a refusal that repeats it', () => new Response(echo, { status: 401 })],
    ['a limit that repeats it', () => new Response(echo, { status: 429 })],
    ['a fault that repeats it', () => new Response(`<pre>X-API-KEY: ${apiKey}</pre>`, { status: 500 })],
    ['an answer that is no JSON', () => new Response(`${apiKey}`)],
    ['a redirect', () => Response.redirect(`http://elsewhere.example/?key=${apiKey}`, 302)],
    ['a fetch that fails with it', () => Promise.reject(new Error(`headers: ${apiKey}`))],
    [
      'a fetch that fails with the request',
      () =>
        Promise.reject(Object.assign(new Error('failed'), { request: { headers: { 'X-API-KEY': apiKey } } })),
    ],
    ['a fetch that fails with a cause', () => Promise.reject(new Error('a', { cause: new Error(apiKey) }))],
  ])('error: %s', async (_name, answer) => {
    const { api, log } = scripted([answer], options)
    const failure = await failureOf(call(api, '/v2/market'))
    expect(failure).toBeInstanceOf(Error)
    expect([...textsOf(failure), ...textsOf(log)].filter((text) => text.includes(apiKey))).toEqual([])
    expect(log.length).toBeGreaterThan(1)
  })

  test('error: a key that no header can hold', async () => {
    const wrong = `${apiKey}\nx`
    const { api, log } = scripted([well], { apiKey: wrong })
    const failure = await failureOf(call(api, '/v2/market'))
    expect(failure).toMatchObject({ name: 'Request.InvalidRequestError' })
    expect([...textsOf(failure), ...textsOf(log)].filter((text) => text.includes(apiKey))).toEqual([])
  })
})

describe('logger', () => {
  test('default: each step, with times and without contents', async () => {
    const { api, log } = scripted([busy(429), well])
    await call(api, '/v2/orders?token=abc', { body: { signature: '0x1234' } })
    expect(log).toMatchInlineSnapshot(`
      [
        {
          "attempt": 1,
          "method": "POST",
          "type": "request",
          "url": "https://market.example/v2/orders?token=***",
        },
        {
          "attempt": 1,
          "durationMs": 0,
          "error": "Request.BadResponseError",
          "method": "POST",
          "status": 429,
          "type": "failure",
          "url": "https://market.example/v2/orders?token=***",
        },
        {
          "attempt": 1,
          "method": "POST",
          "pauseMs": 1000,
          "type": "retry",
          "url": "https://market.example/v2/orders?token=***",
        },
        {
          "attempt": 2,
          "method": "POST",
          "type": "request",
          "url": "https://market.example/v2/orders?token=***",
        },
        {
          "attempt": 2,
          "durationMs": 0,
          "method": "POST",
          "status": 200,
          "type": "response",
          "url": "https://market.example/v2/orders?token=***",
        },
      ]
    `)
  })
})
