import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demo } from '@souk/devchain'
import { Ens, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { usualLimits } from './TransferSlots.js'

const chain = testChain({ isUndone: false })
const contract = '0x00000000000000000000000000000000000000aa'
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2_000, 7)])
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const film = Buffer.concat([Buffer.from('\x1a\x45\xdf\xa3', 'latin1'), Buffer.alloc(5_000, 1)])

let files: Server
let server: TestServer
let origin: string
let asked: string[] = []
let breakOff: () => void
let listened: ReturnType<TestServer['listen']> | undefined

function sendPart({ headers }: IncomingMessage, response: ServerResponse, type: string) {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const last = Number(to || film.length - 1)
  const part = film.subarray(Number(from), last + 1)
  return response
    .writeHead(206, {
      'content-type': type,
      'content-range': `bytes ${from}-${last}/${film.length}`,
      'content-length': String(part.length),
    })
    .end(part)
}

/** Connections take longer on a busy machine. */
const patience = { timeout: 15_000 }

/** Answers with files that never begin, or never end. */
function standStill(path: string | undefined, response: ServerResponse) {
  if (path === '/stalled') return response.write(png)
  return path === '/silent' ? undefined : response.writeHead(404).end()
}

beforeAll(async () => {
  files = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/a.png') return response.end(png)
    if (request.url === '/a.svg') return response.writeHead(200, { 'content-type': 'text/html' }).end(svg)
    if (request.url === '/page') return response.writeHead(200, { 'content-type': 'image/png' }).end('<html>')
    if (request.url === '/told')
      return response.writeHead(200, { 'content-length': String(50 * 2 ** 20) }).end(png)
    if (request.url === '/endless') {
      response.write(png)
      const more = Buffer.alloc(2 ** 20)
      const go = () => {
        while (!response.destroyed && response.write(more));
        if (!response.destroyed) response.once('drain', go)
      }
      return go()
    }
    if (request.url === '/breaking') {
      response.writeHead(200, { 'content-length': String(film.length) }).write(film.subarray(0, 3_000))
      // The rest would come from a server that breaks off once a reader waits for it.
      breakOff = () => response.destroy()
      return
    }
    if (request.url === '/film') return sendPart(request, response, 'video/webm')
    if (request.url === '/unnamed') return sendPart(request, response, 'application/octet-stream')
    if (request.url === '/whole')
      return response.writeHead(200, { 'content-length': String(film.length) }).end(film)
    return standStill(request.url, response)
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    allowPrivateHosts: true,
    ipfsGateway: `${origin}/ipfs/`,
    ensRegistry: demo.contracts.ensRegistry,
  })
  const paths = [
    '/a.png',
    '/a.svg',
    '/page',
    '/told',
    '/endless',
    '/film',
    '/gone',
    '/whole',
    '/unnamed',
    '/breaking',
    '/silent',
    '/stalled',
  ]
  await server.market.db
    .insertInto('tokens')
    .values(
      paths.map((path, index) => ({
        contract,
        identifier: String(index),
        image_url: `${origin}${path}`,
        traits: '[]',
      })),
    )
    .execute()
})
afterAll(async () => {
  await server.close()
  files.closeAllConnections()
  files.close()
})

const listening = () => {
  listened ??= server.listen()
  return listened
}

const open = (url: string, init?: RequestInit) =>
  server.app.request(`/media?url=${encodeURIComponent(url)}`, init)

describe('/media/page', () => {
  const page = '<script>document.title = "lit"</script>'
  const read = (id: number) => server.app.request(`/media/page/${contract}/${id}`)

  test('default: sends an inline page so that it has access to nothing', async () => {
    await server.market.db
      .insertInto('tokens')
      .values([
        {
          contract,
          identifier: '100',
          animation_url: `data:text/html;base64,${Buffer.from(page).toString('base64')}`,
          traits: '[]',
        },
        { contract, identifier: '101', animation_url: `data:text/html,${page}`, traits: '[]' },
        { contract, identifier: '102', animation_url: 'data:video/mp4;base64,AA', traits: '[]' },
      ])
      .execute()
    const answer = await read(100)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer.text()).toBe(page)
    expect(await (await read(101)).text()).toBe(page)
  })

  test('behavior: runs only within the frame of the app', async () => {
    const at = (destination: string) =>
      server.app.request(`/media/page/${contract}/100`, { headers: { 'sec-fetch-dest': destination } })
    const framed = await at('iframe')
    expect(framed.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src .*; sandbox allow-scripts$/,
    )
    expect([framed.status, framed.headers.get('vary')]).toEqual([200, 'Sec-Fetch-Dest'])
    for (const destination of ['document', 'embed', 'object', 'empty', 'script', 'fencedframe']) {
      const answer = await at(destination)
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'not_framed' }])
    }
    // A browser that does not send where it shows a page gets the page without scripts.
    const unsaid = await read(100)
    expect(unsaid.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
  })

  test('error: a token without a page', async () => {
    expect((await read(102)).status).toBe(404)
    expect((await read(0)).status).toBe(404)
    expect((await server.app.request('/media/page/x/y')).status).toBe(404)
  })
})

describe('/media/avatar', () => {
  const [amina] = demo.accounts
  const read = (name: string) => server.app.request(`/media/avatar/${encodeURIComponent(name)}`)
  const register = (name: string, avatar: string) =>
    Ens.register(chain, { name, address: amina.address, avatar })

  test('default: passes on the picture that a name of ENS names, and nothing for other names', async () => {
    await register('pictured.eth', `${origin}/a.png`)
    const answer = await read('pictured.eth')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    await register('inline.eth', 'data:image/png;base64,AA')
    asked = []
    for (const name of ['nobody.eth', 'inline.eth', 'a b.eth', 'x'.repeat(300)])
      expect((await read(name)).status).toBe(404)
    expect(asked).toEqual([])
  })

  test('behavior: reads IPFS from the gateway, and refuses what is not media', async () => {
    await register('far.eth', `ipfs://${'Qm'.padEnd(46, 'a')}/face.png`)
    asked = []
    expect((await read('far.eth')).status).toBe(502)
    expect(asked).toEqual([`/ipfs/${'Qm'.padEnd(46, 'a')}/face.png`])
    await register('page.eth', `${origin}/page`)
    expect((await read('page.eth')).status).toBe(502)
  })
})

describe('/media', () => {
  test('default: passes a picture on with its true type', async () => {
    const answer = await open(`${origin}/a.png`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
  })

  test('behavior: sends an SVG with a script so that nothing in it runs, whatever its type claims', async () => {
    const answer = await open(`${origin}/a.svg`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
  })

  test('behavior: passes a video on in ranges', async () => {
    const begin = await open(`${origin}/film`, { headers: { range: 'bytes=0-' } })
    expect([begin.status, begin.headers.get('content-type')]).toEqual([206, 'video/webm'])
    expect((await begin.arrayBuffer()).byteLength).toBe(film.length)
    const part = await open(`${origin}/film`, { headers: { range: 'bytes=1000-1099' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1099/${film.length}`])
    expect((await part.arrayBuffer()).byteLength).toBe(100)
  })

  test('behavior: cuts ranges out when the file’s server does not support them', async () => {
    const ends = await open(`${origin}/whole`, { headers: { range: 'bytes=0-1' } })
    expect([ends.status, ends.headers.get('content-range')]).toEqual([206, `bytes 0-1/${film.length}`])
    expect(Buffer.from(await ends.arrayBuffer())).toEqual(film.subarray(0, 2))
    const rest = await open(`${origin}/whole`, { headers: { range: 'bytes=5000-' } })
    expect(rest.headers.get('content-length')).toBe('4')
    expect((await rest.arrayBuffer()).byteLength).toBe(4)
  })

  test('behavior: detects the type of a range of a byte stream from the file’s beginning', async () => {
    const part = await open(`${origin}/unnamed`, { headers: { range: 'bytes=1000-1099' } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm'])
    expect((await part.arrayBuffer()).byteLength).toBe(100)
  })

  test('behavior: a HEAD request leaves nothing open', async () => {
    const answer = await open(`${origin}/endless`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    await expect
      .poll(() => new Promise<number>((resolve) => files.getConnections((_, count) => resolve(count))))
      .toBe(0)
  })

  test.each(['/silent', '/stalled'])(
    'behavior: limits a client’s stalled files, such as %s, and closes them when it disconnects',
    async (path) => {
      const { url } = await listening()
      const open = () => new Promise<number>((resolve) => files.getConnections((_, count) => resolve(count)))
      await expect.poll(open, patience).toBe(0)
      const clients = Array.from({ length: usualLimits.mostPerClient + 20 }, () =>
        get(`${url}/media?url=${encodeURIComponent(`${origin}${path}`)}`).on('error', () => {}),
      )
      await expect.poll(open, patience).toBe(usualLimits.mostPerClient)
      clients.slice(0, 20).forEach((client) => void client.destroy())
      await expect.poll(open, patience).toBe(usualLimits.mostPerClient)
      for (const client of clients) client.destroy()
      await expect.poll(open, patience).toBe(0)
    },
  )

  test('error: does not fetch an address that no token names', async () => {
    asked = []
    expect((await open(`${origin}/secret`)).status).toBe(404)
    expect((await open('nonsense')).status).toBe(400)
    expect(asked).toEqual([])
  })

  test.each([
    ['/page', 'not a picture, video, audio file or model'],
    ['/told', 'more than 20 MiB'],
    ['/gone', 'status 404'],
  ])('error: %s', async (path, reason) => {
    const answer = await open(`${origin}${path}`)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ code: 'media_unavailable', facts: { reason } })
  })

  test('error: cuts off an endless file', async () => {
    const answer = await open(`${origin}/endless`)
    await expect(answer.arrayBuffer()).rejects.toThrow('more than 20 MiB')
  })

  test('error: a file that breaks off cuts the connection, is counted, and is not an error of the server', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    try {
      const { url } = await listening()
      const answer = await fetch(`${url}/media?url=${encodeURIComponent(`${origin}/breaking`)}`)
      expect(answer.status).toBe(200)
      breakOff()
      await expect(answer.arrayBuffer()).rejects.toThrow('terminated')
      expect(said.mock.calls).toEqual([])
      const metrics = await (await fetch(`${url}/metrics`)).text()
      expect(metrics).toContain('souk_media_cut_total 1\n')
    } finally {
      said.mockRestore()
    }
  })
})
