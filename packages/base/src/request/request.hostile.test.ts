import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { BaseError } from '../errors/BaseError.js'
import { request } from './request.js'

/** What the server does to a request; those behind the last say are answered well. */
type Behavior = (incoming: IncomingMessage, response: ServerResponse) => unknown

let server: Server
let origin: string
/** One for each request of ours, as what is left on the way from one may arrive during the next. */
const plays = new Map<string, Play>()
type Play = { script: Behavior[]; asked: IncomingMessage[] }
let asked: IncomingMessage[] = []

beforeAll(async () => {
  server = createServer((incoming, response) => {
    const played = plays.get(String(incoming.headers['x-play']))
    played?.asked.push(incoming)
    // A connection that is kept would carry what one test left of it into the next.
    response.shouldKeepAlive = false
    const behave = played?.script.shift() ?? well
    behave(incoming, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Every name under `.test` is this server, as if over https. */
const asHttps =
  (play: string): typeof fetch =>
  (input, init) => {
    const url = new URL(String(input))
    const isHere = url.hostname.endsWith('.test')
    const headers = { ...(init?.headers as Record<string, string>), 'x-play': play }
    if (!isHere) return fetch(input, { ...init, headers })
    return fetch(`${origin}${url.pathname}${url.search}`, {
      ...init,
      headers: { ...headers, 'x-asked-of': url.origin },
    })
  }

/** Stops the timers that tests can reach, which those of connections are not. */
function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Waits for something that needs no timer, however long a busy machine takes for it. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setImmediate(resolve))
}

/** No pause longer than ten milliseconds. */
const quick = { slotMs: 1, capMs: 10 }

async function play(behaviors: Behavior[], options: request.Options<unknown> = {}, path = '/v2/a') {
  const id = String(plays.size)
  asked = []
  plays.set(id, { script: [...behaviors], asked })
  const retry = { ...quick, ...options.retry }
  const url = path.startsWith('/') ? `${origin}${path}` : path
  try {
    const { status, body } = await request(url, { timeoutMs: 5_000, fetch: asHttps(id), ...options, retry })
    return { status, body }
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    return error
  }
}

const well: Behavior = (_, response) => response.end('{"is":"well"}')
const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Behavior =>
  (_, response) =>
    response.writeHead(status, headers).end(body)
const silent: Behavior = () => undefined
const reset: Behavior = (incoming) => incoming.socket.destroy()
const resetInBody: Behavior = (incoming, response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('{"a":', () => incoming.socket.destroy())
}
const dribble: Behavior = (_, response) => {
  response.writeHead(200).write('{"a"')
}
const redirect = (location: string, status = 302) => answer(status, { location })
const repeat = (behavior: Behavior, times: number) => Array.from({ length: times }, () => behavior)
const bomb = gzipSync(Buffer.alloc(32 * 1024 * 1024, 0x20))

describe('request, told to come back later', () => {
  test('behavior: retries until it is accepted', async () => {
    expect(await play(repeat(answer(429), 11))).toEqual({ status: 200, body: { is: 'well' } })
    expect(asked.length).toBe(12)
  })

  test('error: turned away twelve times', async () => {
    expect(
      await play(repeat(answer(429, {}, '{"why":"busy"}'), 99), {}, '/v2/a?api_key=secret'),
    ).toMatchObject({
      name: 'Request.FailedResponseError',
      message: `${origin}/v2/a?api_key=*** answered with status 429 to each of 12 attempts.`,
      retry: 'later',
      facts: { status: 429, attempts: 12, excerpt: '{"why":"busy"}', body: { why: 'busy' } },
      cause: { name: 'Request.BadResponseError' },
    })
    expect(asked.length).toBe(12)
  })

  test('param: retry', async () => {
    const events: unknown[] = []
    const onRetry = ({ attempts, pauseMs }: { attempts: number; pauseMs: number }) =>
      events.push([attempts, pauseMs])
    const retry = { attempts: 3, statuses: [503], slotMs: 2, random: () => 0.99, onRetry }
    const refused = await play(repeat(answer(503), 99), { retry })
    expect(refused).toMatchObject({ facts: { attempts: 3 } })
    expect(events).toEqual([
      [1, 2],
      [2, 6],
    ])
    expect(await play([answer(429)], { retry })).toMatchObject({ name: 'Request.BadResponseError' })
    expect(await play([answer(429)], { retry: { attempts: 1 } })).toMatchObject({
      name: 'Request.BadResponseError',
    })
  })

  test('behavior: a body is sent again after status 429', async () => {
    const bodies: string[] = []
    const read =
      (behavior: Behavior): Behavior =>
      async (incoming, response) => {
        let text = ''
        for await (const chunk of incoming) text += chunk
        bodies.push(text)
        behavior(incoming, response)
      }
    await play([read(answer(429)), read(well)], { body: { a: 1 } })
    expect(bodies).toEqual(['{"a":1}', '{"a":1}'])
  })

  test.each(['0', new Date(Date.now() - 60_000).toUTCString()])(
    'behavior: Retry-After: %s',
    async (after) => {
      expect(await play([answer(429, { 'retry-after': after })])).toMatchObject({ status: 200 })
    },
  )

  test.each(['soon', '-1', '1e99', 'NaN', '\u00ff'])(
    'behavior: Retry-After: %j says nothing',
    async (after) => {
      expect(await play([answer(429, { 'retry-after': after })])).toMatchObject({ status: 200 })
    },
  )

  test("behavior: a date is read by the server's clock", async () => {
    const aYearOn = Date.now() + 365 * 24 * 3_600_000
    const headers = { date: new Date(aYearOn).toUTCString(), 'retry-after': new Date(aYearOn).toUTCString() }
    expect(await play([answer(429, headers)])).toMatchObject({ status: 200 })
  })

  test.each(['31536000', '9'.repeat(300), new Date(Date.now() + 365 * 24 * 3_600_000).toUTCString()])(
    'error: Retry-After: %s is no time to wait, and gives up at once',
    async (after) => {
      expect(await play([answer(429, { 'retry-after': after })])).toMatchObject({
        name: 'Request.FailedResponseError',
        facts: { attempts: 1, retryAfterMs: 300_000 },
      })
      expect(asked.length).toBe(1)
    },
  )

  test('error: time is over in the midst of a storm', async () => {
    stopTime()
    const pauses: number[] = []
    const onRetry = () => pauses.push(20)
    const retry = { slotMs: 20, capMs: 20, random: () => 0.5, attempts: 1_000, onRetry }
    const error = play(repeat(answer(429), 999), { timeoutMs: 100, retry })
    for (let attempt = 1; attempt <= 5; attempt++) {
      await until(() => pauses.length === attempt)
      await vi.advanceTimersByTimeAsync(20)
    }
    expect(await error).toMatchObject({ name: 'Request.TimeoutError', facts: { status: 429 } })
    expect(asked.length).toBe(5)
  })
})

describe('request, answered badly', () => {
  test.each([
    ['5xx', answer(503, {}, 'down'), 'Request.BadResponseError', { status: 503, excerpt: 'down' }],
    ['not modified', answer(304), 'Request.BadResponseError', { status: 304 }],
    ['HTML', answer(200, {}, '<html>'), 'Request.InvalidJsonError', { status: 200, excerpt: '<html>' }],
    ['truncated JSON', answer(200, {}, '{"a":[1,'), 'Request.InvalidJsonError', { excerpt: '{"a":[1,' }],
    ['nothing at all', answer(200), 'Request.InvalidJsonError', { status: 200, excerpt: '' }],
    ['no headers', reset, 'Request.MissingResponseError', {}],
    ['reset in the body', resetInBody, 'Request.ProcessingError', { stage: 'body', excerpt: '{"a":' }],
    [
      'no HTTP',
      (incoming: IncomingMessage) => incoming.socket.end('SSH-2.0\r\n'),
      'Request.MissingResponseError',
      {},
    ],
    [
      'broken compression',
      answer(200, { 'content-encoding': 'gzip' }, '{"a":1}'),
      'Request.ProcessingError',
      { stage: 'body' },
    ],
  ] as const)('error: %s', async (_, behavior, name, facts) => {
    const error = await play([behavior as Behavior])
    expect(error).toMatchObject({ name, facts: { url: `${origin}/v2/a`, ...facts } })
    expect(asked.length).toBe(1)
  })

  test('error: an error page of any size or kind keeps its status', async () => {
    const pages: Behavior[] = [
      answer(500, {}, 'x'.repeat(10_000_000)),
      (incoming, response) => {
        response.writeHead(500, { 'content-length': '1000' })
        response.write('half', () => incoming.socket.destroy())
      },
      answer(500, { 'content-length': '99999999999' }, 'x'),
    ]
    for (const page of pages)
      expect(await play([page])).toMatchObject({ name: 'Request.BadResponseError', facts: { status: 500 } })
  })

  test('behavior: no content is no body', async () => {
    expect(await play([answer(204)])).toEqual({ status: 204, body: undefined })
    expect(await play([answer(205)])).toEqual({ status: 205, body: undefined })
  })
})

describe('request, answered with too much', () => {
  const limit = { maxSizeBytes: 1_000 }
  const tooLarge = { name: 'Request.TooLargeError', facts: { status: 200, maxSizeBytes: 1_000 } }

  test('error: announced', async () => {
    const behavior: Behavior = (_, response) =>
      response.writeHead(200, { 'content-length': '1001' }).write('1')
    expect(await play([behavior], limit)).toMatchObject(tooLarge)
  })

  test('error: not announced, without an end', async () => {
    let sent = 0
    const endless: Behavior = (_, response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000))) sent += 10_000
      }
      response.on('drain', more)
      more()
    }
    expect(await play([endless], limit)).toMatchObject(tooLarge)
    expect(sent).toBeLessThan(50_000_000)
  })

  test('error: small on the wire, large when unpacked', async () => {
    const behavior: Behavior = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': bomb.length }).end(bomb)
    expect(await play([behavior], { maxSizeBytes: 1024 * 1024 })).toMatchObject({
      name: 'Request.TooLargeError',
    })
  })

  test('behavior: as much as is allowed, packed and not, counted in bytes', async () => {
    const text = `"${'é'.repeat(499)}"`
    expect(await play([answer(200, {}, text)], limit)).toMatchObject({ status: 200 })
    const packed: Behavior = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text))
    expect(await play([packed], limit)).toMatchObject({ status: 200 })
    expect(await play([answer(200, {}, `"${'é'.repeat(500)}"`)], limit)).toMatchObject(tooLarge)
  })

  test('error: a wrong content-length', async () => {
    const short: Behavior = (incoming, response) => {
      response.writeHead(200, { 'content-length': '900' })
      response.write('{}', () => incoming.socket.end())
    }
    expect(await play([short], limit)).toMatchObject({ name: 'Request.ProcessingError' })
    const long: Behavior = ({ socket }) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n{"a":1}')
    expect(await play([long], limit)).toMatchObject({
      name: expect.stringMatching(/^Request\.(InvalidJson|Processing|MissingResponse)Error$/),
    })
  })
})

describe('request, sent elsewhere', () => {
  test.each([301, 302])('behavior: %s to https, over several hops, absolute and relative', async (status) => {
    const hops = [
      redirect('https://a.test/b?c=1', status),
      redirect('/d', status),
      redirect('https://e.test/', status),
    ]
    expect(await play(hops)).toMatchObject({ status: 200 })
    expect(asked.map(({ headers, url }) => `${headers['x-asked-of'] ?? ''}${url}`)).toEqual([
      '/v2/a',
      'https://a.test/b?c=1',
      'https://a.test/d',
      'https://e.test/',
    ])
  })

  test.each([
    ['to http', [redirect('http://a.example/?api_key=1')], 'insecure', 'http://a.example/?api_key=***'],
    ['to http by a relative address', [redirect('/b')], 'insecure', /^http:\/\/127.0.0.1:\d+\/b$/],
    [
      'from https to http',
      [redirect('https://a.test/'), redirect('http://a.example/'), well],
      'insecure',
      'http://a.example/',
    ],
    ['to a file', [redirect('file:///etc/passwd')], 'insecure', 'file:///etc/passwd'],
    ['to data', [redirect('data:application/json,1')], 'insecure', 'data:application/json,1'],
    ['to no address', [redirect('http://[')], 'insecure', undefined],
    ['in circles', repeat(redirect('https://a.test/'), 99), 'tooMany', 'https://a.test/'],
  ] as const)('error: %s', async (_, hops, reason, to) => {
    const error = await play([...hops])
    expect(error).toMatchObject({
      name: 'Request.RedirectError',
      facts: { reason, to: to instanceof RegExp ? expect.stringMatching(to) : to },
    })
    expect(asked.length).toBeLessThanOrEqual(6)
  })

  test('error: with a body, which goes nowhere else', async () => {
    expect(await play([redirect('https://a.test/')], { body: { key: 1 } })).toMatchObject({
      name: 'Request.RedirectError',
      facts: { reason: 'notGet' },
    })
    expect(asked.length).toBe(1)
  })

  test.each([300, 303, 307, 308])('error: %s is not followed', async (status) => {
    expect(await play([redirect('https://a.test/', status)])).toMatchObject({
      name: 'Request.BadResponseError',
      facts: { status },
    })
  })

  test('error: 302 without an address', async () => {
    expect(await play([answer(302)])).toMatchObject({ facts: { status: 302 } })
  })

  test('behavior: keys stay with the origin that they are for', async () => {
    const headers = { 'X-API-KEY': 'secret', authorization: 'Bearer secret' }
    const hops = [redirect('https://a.test/b'), redirect('https://evil.test/c')]
    await play(hops, { headers }, 'https://a.test/a')
    expect(asked.map((one) => [one.url, one.headers['x-api-key'], one.headers.authorization])).toEqual([
      ['/a', 'secret', 'Bearer secret'],
      ['/b', 'secret', 'Bearer secret'],
      ['/c', undefined, undefined],
    ])
  })

  test('behavior: in browsers, which do not expose the target', async () => {
    const modes: unknown[] = []
    const browser =
      (landed: string): typeof fetch =>
      async (_, init) => {
        modes.push(init?.redirect)
        const isFollowed = init?.redirect === 'follow'
        const response = isFollowed ? new Response('1') : new Response(null, { status: 200 })
        const seen = isFollowed ? { redirected: true, url: landed } : { type: 'opaqueredirect', status: 0 }
        for (const [name, value] of Object.entries(seen)) Object.defineProperty(response, name, { value })
        return response
      }
    expect(await play([], { fetch: browser('https://a.test/b') })).toEqual({ status: 200, body: 1 })
    expect(modes).toEqual(['manual', 'follow'])
    expect(await play([], { fetch: browser('http://a.test/b') })).toMatchObject({
      facts: { reason: 'insecure' },
    })
    expect(await play([], { fetch: browser('https://a.test/b'), body: 1 })).toMatchObject({
      facts: { reason: 'notGet', to: undefined },
    })
  })

  test('behavior: a user name and password in the URL are sent as a header and never shown', async () => {
    await play([], {}, origin.replace('//', '//m%C3%A9:p%40w@'))
    const sent = asked[0]?.headers.authorization?.replace('Basic ', '') ?? ''
    expect(Buffer.from(sent, 'base64').toString()).toBe('mé:p@w')
    for (const [url, name] of [
      ['http://me:secret@127.0.0.1:1/?key=secret', 'Request.MissingResponseError'],
      ['http://me:secret@[/', 'Request.InvalidRequestError'],
      ['/v2?key=secret', 'Request.InvalidRequestError'],
    ] as const) {
      const error = await request(url).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ name })
      expect(inspected(error)).not.toContain('secret')
    }
  })
})

/** Everything that a log would show of an error. */
function inspected(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return [error.stack, JSON.stringify({ ...error }), inspected(error.cause)].join('\n')
}

describe('request, kept waiting', () => {
  /** What the server does, and the status of the last answer that begins, with how many that is. */
  type Stage = { name: string; hops: Behavior[]; status: number | undefined; begun?: number }
  const stages: Stage[] = [
    { name: 'before the headers', hops: [silent], status: undefined },
    { name: 'in the body', hops: [dribble], status: 200, begun: 1 },
    {
      name: 'in the body of an error',
      hops: [(_, response) => response.writeHead(500).write('x')],
      status: 500,
      begun: 1,
    },
    { name: 'after a redirect', hops: [redirect('https://a.test/'), silent], status: undefined, begun: 1 },
    { name: 'in an attempt that follows another', hops: [answer(429), silent], status: 429, begun: 1 },
  ]

  test.each(stages)('error: time is over $name', async ({ hops, status, begun = 0 }) => {
    stopTime()
    let answers = 0
    const sent = plays.size
    const ask: typeof fetch = async (input, init) => {
      const response = await asHttps(String(sent))(input, init)
      answers++
      return response
    }
    const error = play(hops, {
      timeoutMs: 150,
      fetch: ask,
      retry: { onRetry: () => pass(), random: () => 0 },
    })
    // The pause before another attempt takes no time here.
    const pass = () => setImmediate(() => void vi.advanceTimersByTimeAsync(0))
    await until(() => asked.length === hops.length && answers === begun)
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(150)
    expect(await error).toMatchObject({ name: 'Request.TimeoutError', facts: { timeoutMs: 150, status } })
  })

  const between: Stage = {
    name: 'between attempts',
    hops: [answer(429, { 'retry-after': '4' })],
    status: 429,
  }
  test.each([...stages, between])('error: stopped $name', async ({ hops }) => {
    const controller = new AbortController()
    const last = hops.at(-1) ?? silent
    const stopAfterwards: Behavior = (incoming, response) => {
      last(incoming, response)
      setImmediate(() => controller.abort('enough'))
    }
    const error = await play([...hops.slice(0, -1), stopAfterwards], { signal: controller.signal })
    expect(error).toMatchObject({ name: 'AbortedError', facts: { reason: 'enough' } })
    expect(asked.length).toBe(hops.length)
  })

  test('error: by a fetch that ignores the signal', async () => {
    const deaf = () => new Promise<Response>(() => {})
    expect(await play([], { timeoutMs: 20, fetch: deaf })).toMatchObject({ name: 'Request.TimeoutError' })
  })
})

describe('request, process', () => {
  test('default', async () => {
    const { body } = await request(origin, { process: (json, { status }) => [json, status] as const })
    expect(body).toEqual([{ is: 'well' }, 200])
  })

  test('error: thrown there', async () => {
    const process = () => Promise.reject(new RangeError('no'))
    expect(await play([], { process })).toMatchObject({
      name: 'Request.ProcessingError',
      message: `${origin}/v2/a gave an answer that could not be processed.`,
      retry: 'never',
      facts: { stage: 'process', status: 200, excerpt: '{"is":"well"}' },
      cause: { message: 'no' },
    })
  })

  test('error: takes too long, or is stopped', async () => {
    stopTime()
    const process = () => {
      setImmediate(() => void vi.advanceTimersByTimeAsync(100))
      return new Promise(() => {})
    }
    expect(await play([], { process, timeoutMs: 100 })).toMatchObject({
      name: 'Request.TimeoutError',
      facts: { status: 200 },
    })
    const controller = new AbortController()
    const stopping = () => {
      controller.abort()
      return new Promise(() => {})
    }
    expect(await play([], { process: stopping, signal: controller.signal })).toMatchObject({
      name: 'AbortedError',
    })
  })
})

describe('request, whatever the server does', () => {
  const behaviors: Record<string, Behavior> = {
    well,
    'no content': answer(204),
    busy: answer(429),
    'busy for a second': answer(429, { 'retry-after': '1' }),
    'busy for a year': answer(429, { 'retry-after': '31536000' }),
    'busy until never': answer(429, { 'retry-after': 'Thu, 01 Jan 2999 00:00:00 GMT' }),
    'busy, says nonsense': answer(429, { 'retry-after': '\u00ff' }, '<html>'),
    down: answer(500, {}, 'x'.repeat(100_000)),
    html: answer(200, {}, '<html>'),
    truncated: answer(200, {}, '{"is":"we'),
    'redirect to http': redirect('http://a.example/'),
    'redirect to https': redirect('https://a.test/'),
    'redirect to nowhere': redirect(':::'),
    silent,
    reset,
    resetInBody,
    dribble,
    bomb: (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  }
  const timeoutMs = 60

  test('behavior: ends in time with the right value or a named error, after at most twelve attempts', async () => {
    const scripts = fc.array(fc.constantFrom(...Object.keys(behaviors)), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(scripts, fc.boolean(), async (names, hasBody) => {
        // Timers of a process that stood still fire in their order, so this one shows what comes too late.
        let isLate = false
        const late = setTimeout(() => {
          isLate = true
        }, timeoutMs + 2_000)
        const options = { timeoutMs, maxSizeBytes: 100_000, ...(hasBody ? { body: 1 } : undefined) }
        const outcome = await play(
          names.map((name) => behaviors[name] ?? well),
          options,
        )
        clearTimeout(late)
        expect(isLate).toBe(false)
        expect(asked.length).toBeLessThanOrEqual(12 * 6)
        expect(asked.filter(({ url }) => url === '/v2/a').length).toBeLessThanOrEqual(12)
        if (outcome instanceof BaseError) expect(outcome.name).toMatch(/^Request\.\w+Error$/)
        else expect([200, 204]).toContain(outcome.status)
        if (!(outcome instanceof BaseError) && outcome.status === 200)
          expect(outcome.body).toEqual({ is: 'well' })
      }),
      { numRuns: 150 },
    )
  })
})
