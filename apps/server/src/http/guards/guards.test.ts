import { type IncomingMessage, request } from 'node:http'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { getCollection, getNftsByCollection } from '@souk/market'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminNoun, parseAdmin } from '../../admin/parseAdmin.js'
import { runAdmin } from '../../admin/runAdmin.js'
import { createLogger } from '../../market/log.js'
import { apiOf } from '../../testing/apiOf.js'

const chain = testChain({ isUndone: false })
const zelligeAbi = parseAbi([
  'function totalSupply() view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
])
const adminKey = 'of-this-test'
const { lanterns, zellige } = demo.contracts
let server: TestServer
let url: string

beforeAll(async () => {
  const { rpcUrl } = chain
  server = await testServer({
    rpcUrl,
    collections: [{ address: lanterns, slug: 'lanterns-of-the-souk' }],
    rateLimits: { read: 30, write: 3, node: 5 },
    trustedProxies: 1,
    corsOrigins: ['https://shop.example'],
    adminKey,
    metricsToken: 'numbers',
    logger: createLogger({ level: 'silent' }),
  })
  url = (await server.listen()).url
  await server.indexed(await chain.publicClient.getBlockNumber())
  await server.described()
})
afterAll(() => server.close())

let callers = 0
/** Each test uses another caller. */
const caller = () => `203.0.113.${++callers}`

function ask(path: string, options: { from: string; key?: string; body?: unknown; headers?: object }) {
  const { from, key, body, headers } = options
  return fetch(`${url}${path}`, {
    headers: { 'x-forwarded-for': from, ...(key ? { 'x-api-key': key } : undefined), ...headers },
    ...(body === undefined ? undefined : { method: 'POST', body: JSON.stringify(body) }),
  })
}

describe('rate limits', () => {
  test('default', async () => {
    const from = caller()
    const statuses: number[] = []
    for (let index = 0; index < 5; index++)
      statuses.push((await ask('/v2/order/cancel', { from, body: {} })).status)
    expect(statuses).toEqual([400, 400, 400, 429, 429])
    const refused = await ask('/v2/order/cancel', { from, body: {} })
    expect(await refused.json()).toMatchObject({
      errors: [expect.stringContaining('3 a minute')],
      code: 'rate_limited',
      facts: { kind: 'write' },
    })
    const { headers } = refused
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual(['3', '0'])
    expect((await ask('/v2/collections', { from })).headers.get('ratelimit-limit')).toBe('30')
    expect((await ask('/v2/order/cancel', { from: caller(), body: {} })).status).toBe(400)
  })

  test('behavior: orders count one by one, and long ones by their length', async () => {
    const bulk = '/v2/orders/bulk/souk/seaport/listings'
    const post = (from: string, body: unknown) => ask(bulk, { from, body })
    const [one, two] = [caller(), caller()]
    const orders = [{}, {}, {}]
    expect([(await post(one, { orders })).status, (await post(one, { orders })).status]).toEqual([400, 429])
    const padding = 'x'.repeat(20_000)
    expect([(await post(two, { padding })).status, (await post(two, {})).status]).toEqual([400, 429])
  })

  test('behavior: calls of a batch to the node count one by one', async () => {
    const from = caller()
    const body = Array.from({ length: 4 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' }))
    const statuses = [await ask('/rpc', { from, body }), await ask('/rpc', { from, body })]
    expect(statuses.map((response) => response.status)).toEqual([200, 429])
  })

  test('behavior: a key raises them until it is revoked', async () => {
    const from = caller()
    const made = await ask('/v2/admin/keys', { from, key: adminKey, body: { name: 'shop', factor: 5 } })
    const { key, secret } = await made.json()
    const limit = async () =>
      (await ask('/v2/collections', { from, key: secret })).headers.get('ratelimit-limit')
    expect(
      await poll(async () => ((await limit()) === '150' ? true : undefined), {
        intervalMs: 50,
        deadlineMs: 40_000,
      }),
    ).toBe(true)
    const rows = await server.market.db.selectFrom('api_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const headers = { 'x-api-key': adminKey, 'x-forwarded-for': from }
    const revoked = await fetch(`${url}/v2/admin/keys/${key.id}`, { method: 'DELETE', headers })
    expect(revoked.status).toBe(200)
    await poll(async () => ((await limit()) === '30' ? true : undefined), {
      intervalMs: 50,
      deadlineMs: 40_000,
    })
    const { keys } = await (await ask('/v2/admin/keys', { from: caller(), key: adminKey })).json()
    expect(keys).toMatchObject([{ id: key.id, name: 'shop', revoked_at: expect.any(String) }])
  })
})

describe('admin', () => {
  test.each([undefined, 'wrong', `${adminKey}x`])('error: with the key %s', async (key) => {
    const answer = await ask('/v2/admin/keys', { from: caller(), ...(key ? { key } : undefined) })
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'forbidden'])
  })

  test.each([
    [{}, 'name must be a text of 1 to 100 characters.'],
    [{ name: 'shop', factor: 0 }, 'factor must be a whole number from 1 to 10000.'],
    [{ name: 'shop', scope: 'all' }, 'scope must be client or admin.'],
    [['shop'], 'body must be an object.'],
  ])('error: the key %j', async (body, text) => {
    const answer = await ask('/v2/admin/keys', { from: caller(), key: adminKey, body })
    expect([answer.status, (await answer.json()).errors]).toEqual([400, [text]])
  })

  test('behavior: the command line has the same effect', async () => {
    const env = { SOUK_ADMIN_KEY: adminKey }
    const run = async (noun: AdminNoun, ...args: string[]) => {
      const command = parseAdmin(noun, [...args, '--url', url], env)
      return command.type === 'text' ? command.text : runAdmin(command)
    }
    const secret = await run('keys', 'create', '--name', 'from here', '--factor', '3')
    const id = /^souk_([0-9a-f]{12})_\S{32}$/.exec(secret)?.[1] ?? ''
    expect(await run('keys', 'list')).toMatch(
      new RegExp(`^${id}  client  ×3  \\S+  in force  from here$`, 'm'),
    )
    expect(await run('keys', 'revoke', id)).toBe(`${id} is revoked`)
    await expect(run('keys', 'revoke', id)).rejects.toThrow('404')
    expect(await run('collections', 'list')).toContain(
      `${lanterns.toLowerCase()}  erc721   lanterns-of-the-souk`,
    )
    expect(await run('collections', 'add', lanterns)).toContain('is traded already, as lanterns-of-the-souk')
    expect(await run('collections', 'hide', lanterns)).toBe(`${lanterns} is hidden`)
    expect(await run('collections', 'stop', lanterns)).toContain(`${lanterns} is stopped`)
    expect(await run('collections', 'list')).toContain('lanterns-of-the-souk  hidden')
    for (const verb of ['show', 'resume']) await run('collections', verb, lanterns)
    expect(await run('collections', 'list')).not.toContain('hidden')
    expect(await run('collections', 'refresh', lanterns, '--only-failed')).toBe(
      `the metadata of 0 tokens of ${lanterns} is read again`,
    )
    await expect(run('collections', 'hide', demo.contracts.dusd)).rejects.toThrow('404')
    expect(await run('requests', 'list')).toBe('no requests')
    await expect(run('requests', 'decline', lanterns)).rejects.toThrow('404')
  })

  test('behavior: an added collection works as if it had always been there', async () => {
    const from = caller()
    const key = adminKey
    const wrong = await ask('/v2/admin/collections', { from, key, body: { address: demo.contracts.dusd } })
    expect([wrong.status, (await wrong.json()).code]).toEqual([400, 'not_a_collection'])
    const added = await ask('/v2/admin/collections', {
      from,
      key,
      body: { address: zellige, slug: 'Zellige' },
    })
    expect(await added.json()).toEqual({
      collection: { contract: zellige.toLowerCase(), slug: 'zellige', standard: 'erc721', is_new: true },
    })
    const again = await ask('/v2/admin/collections', { from, key, body: { address: zellige } })
    expect((await again.json()).collection).toMatchObject({ slug: 'zellige', is_new: false })
    const { owners, supply } = await ownersOnChain()
    const nfts = await poll(
      async () => {
        const found = await getNftsByCollection(api(), { slug: 'zellige', limit: 200 })
        return BigInt(found.nfts.length) === supply ? found.nfts : undefined
      },
      { intervalMs: 50, deadlineMs: 40_000 },
    )
    expect(nfts.map((nft) => nft.owners[0]?.address)).toEqual(owners)
    const { stats } = await getCollection(api(), { slug: 'zellige' })
    expect([stats.totalSupply, stats.owners]).toEqual([supply, new Set(owners).size])
    const { collections } = await (await ask('/v2/admin/collections', { from: caller(), key })).json()
    expect(collections.at(-1)).toMatchObject({ slug: 'zellige', backfill_next: null })
  })
})

const api = () => apiOf(server)

async function ownersOnChain() {
  const contract = { address: zellige, abi: zelligeAbi } as const
  const supply = await chain.publicClient.readContract({ ...contract, functionName: 'totalSupply' })
  const reads = Array.from({ length: Number(supply) }, (_, index) => {
    return { ...contract, functionName: 'ownerOf', args: [BigInt(index + 1)] } as const
  })
  const owners = await chain.publicClient.multicall({ contracts: reads, allowFailure: false })
  return { supply, owners }
}

describe('answers', () => {
  test('behavior: a caller with the same ETag gets no body', async () => {
    const from = caller()
    const first = await ask('/v2/collection/lanterns-of-the-souk', { from })
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const second = await ask('/v2/collection/lanterns-of-the-souk', {
      from,
      headers: { 'if-none-match': etag },
    })
    expect([second.status, await second.text()]).toEqual([304, ''])
    const other = await ask('/v2/collections', { from, headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

  test('behavior: only the allowed pages may read them, and none may use the admin endpoints', async () => {
    const from = caller()
    const allowed = async (path: string, origin: string) =>
      (await ask(path, { from, headers: { origin } })).headers.get('access-control-allow-origin')
    expect(await allowed('/v2/collections', 'https://shop.example')).toBe('https://shop.example')
    expect(await allowed('/v2/collections', 'https://evil.example')).toBeNull()
    expect(await allowed('/v2/admin/keys', 'https://shop.example')).toBeNull()
  })

  test('behavior: lets pages send the headers of the published kits, and their own', async () => {
    // Each kit adds its own to each request.
    const sent = 'content-type,x-api-key,x-app-id,x-rkc-version,x-rkui-context,x-rkui-version,x-shop'
    const preflight = async (path: string) =>
      (
        await fetch(`${url}${path}`, {
          method: 'OPTIONS',
          headers: {
            origin: 'https://shop.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': sent,
            'x-forwarded-for': caller(),
          },
        })
      ).headers.get('access-control-allow-headers')
    expect(await preflight('/execute/buy/v7')).toBe(sent)
    expect(await preflight('/v2/orders/souk/seaport/listings')).toBe(sent)
    expect(await preflight('/v2/admin/keys')).toBeNull()
  })

  test('behavior: no failure includes its stack', async () => {
    const { db } = server.market
    await db.schema.alterTable('collections').renameTo('collections_gone').execute()
    const answer = await ask('/v2/collections', { from: caller() })
    await db.schema.alterTable('collections_gone').renameTo('collections').execute()
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { errors: ['Something went wrong on the server.'], code: 'internal', facts: {} },
    ])
  })
})

describe('/metrics', () => {
  test('default', async () => {
    const from = caller()
    await ask('/v2/order/0x1', { from })
    await ask('/v2/orders/souk/seaport/listings', { from, body: {} })
    expect((await fetch(`${url}/metrics`)).status).toBe(403)
    const text = await (
      await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer numbers' } })
    ).text()
    expect(text).toContain('souk_http_requests_total{route="getOrder",method="GET",status="400"} 1')
    expect(text).toMatch(
      /souk_http_request_duration_seconds_bucket\{route="getOrder",method="GET",le="\+Inf"\} 1/,
    )
    expect(text).toMatch(/souk_orders_refused_total\{code="invalid_input"\} \d+/)
    expect(text).toMatch(/souk_block_indexed \d+/)
    expect(text).toContain('souk_block_lag 0')
    expect(text).toContain('souk_listeners{kind="sse"} 0')
    expect(text).toMatch(/souk_database_connections\{state="open"\} \d/)
    expect(text).toMatch(/process_resident_memory_bytes \d+/)
    const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('/health and /ready', () => {
  test('default', async () => {
    for (const path of ['/health', '/ready']) {
      const answer = await fetch(`${url}${path}`)
      expect([answer.status, await answer.json()]).toMatchObject([200, { ready: true, database: 'ok' }])
    }
  })
})

describe('headers of answers', () => {
  /** Without `fetch`, which requests compressed answers by itself. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const own = { 'x-forwarded-for': caller(), origin: 'https://shop.example', ...headers }
      const asked = request(`${url}${path}`, { headers: own }, (response) => {
        resolve(response)
        response.destroy()
      })
      asked.on('error', reject)
      asked.end()
    })
  const names = [
    ...['access-control-allow-origin', 'access-control-expose-headers', 'content-security-policy'],
    ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
    ...['referrer-policy', 'x-content-type-options', 'x-frame-options', 'x-request-id'],
  ]
  const missing = ({ headers }: IncomingMessage) => names.filter((name) => headers[name] === undefined)

  test('default', async () => {
    const answer = await get('/v2/collections')
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0)
    expect(answer.headers['transfer-encoding']).toBeUndefined()
    expect([missing(answer), answer.headers.vary]).toEqual([[], 'Origin, Accept-Encoding'])
  })

  test('behavior: compressed for callers that accept it', async () => {
    const answer = await get('/v2/collections', { 'accept-encoding': 'gzip' })
    expect([missing(answer), answer.headers.vary]).toEqual([[], 'Origin, Accept-Encoding'])
    expect(answer.headers['content-encoding']).toBe('gzip')
  })

  test('behavior: streams and refusals have them too', async () => {
    const always = 'Origin, Accept-Encoding'
    for (const [path, vary] of [
      // A stream or a list, by what the caller accepts.
      ['/v2/events', `${always}, Accept`],
      ['/v2/events?type=nothing', `${always}, Accept`],
      ['/v2/collections?limit=0', always],
    ] as const) {
      const answer = await get(path)
      expect([path, missing(answer), answer.headers.vary]).toEqual([path, [], vary])
    }
  })

  test('behavior: a page that is not allowed gets no headers', async () => {
    const answer = await get('/v2/collections', { origin: 'https://thief.example' })
    expect(missing(answer)).toEqual(['access-control-allow-origin'])
  })
})
