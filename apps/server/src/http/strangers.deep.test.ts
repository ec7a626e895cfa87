import { type Schema, safeRead } from '@souk/base/schema'
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as Field from './endpoint/Field.js'
import * as Json from './endpoint/Json.js'
import type { Route } from './endpoint/Route.js'
import { routes } from './routes/table.js'

const chain = testChain({ isUndone: false })
const { lanterns } = demo.contracts
const errors: string[] = []
const logger = {
  info: () => {},
  warn: () => {},
  debug: () => {},
  // That its database is slow is said of a busy machine, and of no request.
  error: (facts: object, message: string) =>
    message.startsWith('not ready') ? undefined : void errors.push(`${message} ${JSON.stringify(facts)}`),
}
let server: TestServer

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, logger })
})
afterAll(() => server.close())
afterEach(() => {
  expect(errors.splice(0)).toEqual([])
})

const ask = (path: string, init?: RequestInit) => server.app.request(path, init)

/** Texts that an attacker might send. None is a valid address, hash or number. */
const oddText = fc.oneof(
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    '%00',
    '%',
    '%zz',
    "'",
    '"',
    '\\',
    '..',
    '0x',
    '-1',
    '1e400',
    'null',
  ),
  fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
  fc.constantFrom('[]', '{}', '∞', '٣', '\u202e', '9'.repeat(400), 'a'.repeat(5_000), `0x${'f'.repeat(40)}`),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.anything().map((value) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url')),
)

const json = (depth: number) => fc.jsonValue({ maxDepth: depth, noUnicodeString: false })

const get = (route: Route) =>
  fc.record({
    params: fc.dictionary(fc.constantFrom(...Object.keys(route.params.shape), 'none'), oddText),
    query: fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(route.query.shape), 'attributes[a]', '__proto__'), oddText),
      {
        maxLength: 4,
      },
    ),
    body: fc.option(json(4)),
  })

function pathOf(
  route: Route,
  params: Readonly<Record<string, string>>,
  query: readonly (readonly [string, string])[],
) {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name) => {
    const known = { chain: 'souk', protocol: 'seaport', address: lanterns, contract: lanterns }
    const named = params[name] ?? new Map(Object.entries(known)).get(name) ?? '1'
    return encodeURIComponent(toWellFormed(named)) || 'x'
  })
  const search = query.map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(toWellFormed(value))}`,
  )
  return `${path}?${search.join('&')}`
}

/** An address contains bytes, not lone surrogates. */
const toWellFormed = (text: string) => Buffer.from(text).toString('utf8')

describe('every endpoint', () => {
  test.each(routes.map((route) => [route.name, route] as const))(
    'error: %s refuses invalid input by name',
    async (_, route) => {
      await fc.assert(
        fc.asyncProperty(get(route), async ({ params, query, body }) => {
          const init =
            route.method === 'post'
              ? { method: 'POST', body: JSON.stringify(body) }
              : { method: route.method }
          const { status } = await ask(pathOf(route, params, query), init)
          expect(status).toBeLessThan(500)
        }),
        { numRuns: 40 },
      )
      expect(errors.splice(0)).toEqual([])
    },
  )

  test.each([
    '/v2/collection/%00',
    '/collection/%00',
    '/v2/collections?chain=%00',
    '/media?url=http://a/%00',
    '/%00',
  ])('error: %s is refused for its character U+0000', async (path) => {
    const answer = await ask(path)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('U+0000')])
  })

  test('error: refuses JSON that is nested too deeply, or contains the character U+0000, by name', async () => {
    const deep = `{"criteria":${'['.repeat(500_000)}`
    for (const body of [deep, '{"slugs":["a\\u0000"]}', `{"slugs":${'['.repeat(65)}${']'.repeat(65)}}`]) {
      const answer = await ask('/v2/collections', { method: 'POST', body })
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({
          code: 'invalid_input',
          facts: { field: 'body', expected: expect.any(String) },
        }),
      ])
    }
  })

  test('error: answers a path longer than any file system allows', async () => {
    expect((await ask(`/${'a'.repeat(10_000)}`)).status).toBe(404)
  })
})

describe('Field', () => {
  const cursors: readonly Schema<object | undefined>[] = [
    Field.orderCursor,
    Field.nftCursor,
    Field.activityCursor,
    Field.holderCursor,
    Field.positionCursor,
  ]
  const place = fc.dictionary(
    fc.constantFrom(
      'rank',
      'price',
      'sequence',
      'contract',
      'identifier',
      'listing',
      'rarity',
      'at',
      'quantity',
    ),
    fc.oneof(json(2), fc.constantFrom('', ['1'], { toString: 1 }, null)),
  )

  test('behavior: a cursor only yields texts and numbers, whatever was put into it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cursors), place, (cursor, value) => {
        const text = Buffer.from(JSON.stringify(value)).toString('base64url')
        const fields = Object.values(safeRead(cursor, text) ?? {})
        for (const field of fields) if (field !== null) expect(String(field)).toMatch(/^\w/)
      }),
    )
  })

  test.each([
    { rank: '', price: '1', sequence: '1' },
    { rank: ['1'], price: '1', sequence: '1' },
    { rank: { toString: 1 }, price: '1', sequence: '1' },
  ])('error: %j is the cursor of no page', (value) => {
    const text = Buffer.from(JSON.stringify(value)).toString('base64url')
    expect(safeRead(Field.orderCursor, text)).toBeUndefined()
  })
})

describe('Json.read', () => {
  test('default', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        fc.pre(!text.includes('u0000'))
        expect(Json.read(text, { field: 'body' })).toEqual(JSON.parse(text))
      }),
    )
  })

  test.each([
    '',
    '{',
    '"',
    '"\\',
    '\\',
    '[',
    ']]]]',
    '{"a":"\\u0000"}',
    '{"\\u0000":1}',
    '['.repeat(1_000_000),
  ])('error: %.40j', (text) => {
    expect(() => Json.read(text, { field: 'body' })).toThrow(/^body must be JSON/)
  })

  test('behavior: brackets in texts do not count as levels', () => {
    const text = JSON.stringify({ a: `"\\${'['.repeat(100)}` })
    expect(Json.read(text, { field: 'body' })).toEqual(JSON.parse(text))
  })
})
