import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staticRoutes } from './static.js'

let webRoot: string

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'souk-static-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><head><title>Souk</title></head><p>App')
  await writeFile(join(webRoot, 'assets', 'app-1a2b.js'), 'let a = 1')
})
afterAll(() => rm(webRoot, { recursive: true }))

describe('staticRoutes', () => {
  test('param: count', async () => {
    const counted: string[] = []
    const app = staticRoutes({ webRoot, count: (c) => counted.push(c.req.path) })
    for (const path of ['/', '/item/0xaa/1', '/assets/app-1a2b.js', '/assets/none.js'])
      await app.request(path)
    expect(counted).toEqual(['/', '/item/0xaa/1'])
  })

  test('behavior: the documentation has pages of its own, and none of the app’s', async () => {
    await mkdir(join(webRoot, 'docs', 'run'), { recursive: true })
    await mkdir(join(webRoot, 'docs', 'api'))
    const pages = {
      'index.html': 'Start',
      'glossary.html': 'Terms',
      'api/index.html': 'Exports',
      'run/run.html': 'Example',
    }
    for (const [name, text] of Object.entries(pages))
      await writeFile(join(webRoot, 'docs', name), `<!doctype html><p>${text}`)
    const counted: string[] = []
    const app = staticRoutes({ webRoot, count: (c) => counted.push(c.req.path) })
    const read = async (path: string) => {
      const { status, headers, body } = await app.request(path)
      return { status, text: (await new Response(body).text()).replace(/^.*<p>/, ''), headers }
    }
    for (const [path, text] of [
      ['/docs', 'Start'],
      ['/docs/', 'Start'],
      ['/docs/glossary', 'Terms'],
      ['/docs/api/', 'Exports'],
    ])
      expect(await read(path ?? '')).toMatchObject({ status: 200, text })
    expect((await read('/docs/none')).status).toBe(404)
    expect((await read('/docsy')).text).toBe('App')
    expect(counted).toEqual(['/docsy'])
    const { headers } = await read('/docs/run/run.html')
    expect(headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts; /)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect((await read('/docs/glossary')).headers.get('content-security-policy')).toContain(
      "script-src 'self';",
    )
  })

  test('behavior: people without documentation see a page that says what to do, and programs an error', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'souk-static-'))
    const app = staticRoutes({ webRoot: empty })
    app.notFound((c) => c.json({ code: 'not_found' }, 404))
    const read = async (accept: string) => {
      const { status, headers, body } = await app.request('/docs/guides/components', { headers: { accept } })
      const type = headers.get('content-type')
      return { status, type, text: await new Response(body).text() }
    }
    const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'
    expect(await read(browser)).toMatchObject({ status: 404, type: 'text/html; charset=UTF-8' })
    expect((await read(browser)).text).toContain('run <code>npm run site</code>')
    for (const accept of ['*/*', 'application/json'])
      expect(await read(accept)).toMatchObject({ status: 404, text: '{"code":"not_found"}' })
    await mkdir(join(empty, 'docs'))
    await writeFile(join(empty, 'docs', '404.html'), '<!doctype html><p>Not here')
    expect(await read(browser)).toMatchObject({ status: 404, text: '<!doctype html><p>Not here' })
    await rm(empty, { recursive: true })
  })

  test('behavior: pages of other sites load the custom elements, whose chunks never change', async () => {
    await mkdir(join(webRoot, 'souk', 'elements'), { recursive: true })
    for (const name of ['elements.js', 'souk.css', 'elements/BuyFlow-1a2b.js'])
      await writeFile(join(webRoot, 'souk', name), name)
    const app = staticRoutes({ webRoot })
    const read = async (path: string) => {
      const { status, headers } = await app.request(`/souk/${path}`, {
        headers: { origin: 'https://a.example' },
      })
      const shared = ['access-control-allow-origin', 'cross-origin-resource-policy'] as const
      return [status, headers.get('cache-control'), ...shared.map((name) => headers.get(name))]
    }
    expect(await read('elements.js')).toEqual([200, 'no-cache', '*', 'cross-origin'])
    expect(await read('souk.css')).toEqual([200, 'no-cache', '*', 'cross-origin'])
    const forEver = 'public, max-age=31536000, immutable'
    expect(await read('elements/BuyFlow-1a2b.js')).toEqual([200, forEver, '*', 'cross-origin'])
    expect((await read('elements/BuyFlow-3c4d.js'))[0]).toBe(404)
  })

  test('error: the counter may refuse', async () => {
    const app = staticRoutes({
      webRoot,
      count: () => {
        throw new RangeError('too many')
      },
    })
    app.onError((error, c) => c.text(error.message, 429))
    expect((await app.request('/')).status).toBe(429)
    expect((await app.request('/assets/app-1a2b.js')).status).toBe(200)
  })

  test('behavior: each page has its own card, whatever was served before', async () => {
    let title = 'One'
    const app = staticRoutes({ webRoot, cardOf: async () => ({ title, description: 'Of a market' }) })
    const read = async () => {
      const response = await app.request('http://shop.example/item/0xaa/1')
      return { etag: response.headers.get('etag'), text: await response.text() }
    }
    const one = await read()
    expect(await read()).toEqual(one)
    title = 'Two'
    const two = await read()
    expect([one.text.includes('One'), two.text.includes('Two'), one.etag === two.etag]).toEqual([
      true,
      true,
      false,
    ])
  })
})
