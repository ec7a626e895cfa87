import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as PageCard from './PageCard.js'

const chain = testChain({ isUndone: false })
const [{ slug, name: collection }] = demo.collections
const { lanterns } = demo.contracts
const page = '<!doctype html><head><meta name="description" content="All" /><title>Souk</title></head><p>App'
let webRoot: string
let server: TestServer
let url: string

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'souk-cards-'))
  await writeFile(join(webRoot, 'index.html'), page)
  server = await testServer({ rpcUrl: chain.rpcUrl, webRoot })
  await server.indexed(await chain.publicClient.getBlockNumber())
  await server.described()
  url = (await server.listen()).url
})
afterAll(async () => {
  await server.close()
  await rm(webRoot, { recursive: true })
})

const rename = (columns: { name: string; description: string; image_url: string }) =>
  server.market.db
    .updateTable('tokens')
    .set(columns)
    .where('contract', '=', lanterns.toLowerCase())
    .where('identifier', '=', '1')
    .execute()

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers })
  return { response, html: await response.text() }
}

describe('staticRoutes', () => {
  test('default: an item’s page has a card, and so does a collection’s', async () => {
    await rename({ name: 'Brass Lantern', description: 'Lit.', image_url: 'https://files.example/1.png' })
    const { html, response } = await open(`/item/${lanterns}/1`)
    expect(html).toContain(`<title>Brass Lantern · ${collection} · Souk</title>`)
    expect(html).toContain('<meta property="og:description" content="Lit." />')
    expect(html).toContain(
      `<meta property="og:image" content="${url}/media?url=https%3A%2F%2Ffiles.example%2F1.png" />`,
    )
    expect(html).not.toContain('content="All"')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
    const of = await open(`/collection/${slug}`, { 'x-forwarded-proto': 'https' })
    expect(of.html).toContain(`<meta property="og:title" content="${collection}" />`)
    expect(of.html).toContain(`content="${url.replace('http:', 'https:')}/collection/${slug}"`)
  })

  test('behavior: names only appear as text', async () => {
    const name = `"><script>alert(1)</script>'$& \u202egnp`
    await rename({ name, description: '</title><b>', image_url: 'https://files.example/"><svg onload=x>' })
    const { html, response } = await open(`/item/${lanterns}/1`)
    expect(html).not.toMatch(/<(script|b|svg)\b/)
    expect(html).not.toContain('\u202e')
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;$&amp; gnp')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(response.headers.get('content-security-policy')).not.toContain('sha256')
  })

  test('behavior: a page has an ETag of its own, and is sent again only after a change', async () => {
    const { response } = await open(`/item/${lanterns}/1`)
    const etag = response.headers.get('etag') ?? ''
    expect((await open(`/item/${lanterns}/1`, { 'if-none-match': etag })).response.status).toBe(304)
    expect((await open('/')).response.headers.get('etag')).not.toBe(etag)
  })

  test.each([
    '/',
    '/me',
    `/item/${lanterns}/99999`,
    '/collection/none',
    '/item/0x12/1',
    `/${'a'.repeat(8_000)}`,
  ])('behavior: %s is the app as it was built, or nothing', async (path) => {
    const { html, response } = await open(path)
    expect(response.status === 404 || html === page).toBe(true)
  })

  test('behavior: the app opens while the database does not answer', async () => {
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    const locked = server.market.db.transaction().execute(async (tx) => {
      await sql`lock table tokens in access exclusive mode`.execute(tx)
      await held
    })
    const { html } = await open(`/item/${lanterns}/1`)
    expect(html).toBe(page)
    go()
    await locked
  })
})

describe('write', () => {
  test('default: truncates long texts, and leaves inline pictures out', async () => {
    const card = { title: 'A', description: '' }
    const html = PageCard.write(page, card, { url: new URL('http://souk.example/item/0x1/1?x=1#y') })
    expect(html).toContain('content="All"')
    expect(html).toContain('<meta property="og:url" content="http://souk.example/item/0x1/1" />')
    expect(html).toContain('<meta property="og:image" content="http://souk.example/icon-512.png" />')
  })
})
