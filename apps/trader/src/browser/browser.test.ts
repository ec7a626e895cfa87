import { describe, expect, test } from 'vitest'
import { PageClosedError } from './errors.js'
import * as Link from './Link.js'
import { openerOf } from './openAddress.js'
import { refusal } from './refusal.js'
import { servePage } from './servePage.js'

const asked = {
  method: 'POST',
  path: '/tell',
  host: '127.0.0.1:4000',
  origin: 'http://127.0.0.1:4000',
  type: 'application/json',
  authorization: 'Bearer the-token',
}
const page = { method: 'GET', path: '/', origin: undefined, type: undefined, authorization: undefined }

describe('refusal', () => {
  test.each([
    ['its own page', { ...asked, ...page }],
    ['the claim of a page', { ...asked, path: '/claim', authorization: undefined }],
    ['what the open page says', asked],
  ])('default: answers %s', (_, given) => {
    expect(refusal(given, { port: 4_000, token: 'the-token' })).toBeUndefined()
  })

  test.each([
    ['a name that leads to this machine', 421, { host: 'evil.example:4000' }],
    ['a name for the page', 421, { ...page, host: 'localhost:4000' }],
    ['another port', 421, { host: '127.0.0.1:4001' }],
    ['a page of another site', 403, { origin: 'https://evil.example' }],
    ['a page without an origin', 403, { origin: 'null' }],
    ['a program that names no origin', 403, { origin: undefined }],
    ['what a form can send', 415, { type: 'text/plain' }],
    ['another token', 401, { authorization: 'Bearer the-tokem' }],
    ['no token', 401, { authorization: undefined }],
    ['another method', 405, { method: 'GET' }],
    ['another path', 404, { path: '/../secret' }],
  ])('error: refuses %s', (_, status, change) => {
    expect(refusal({ ...asked, ...change }, { port: 4_000, token: 'the-token' })).toBe(status)
  })

  test('error: nothing is heard before a page is open', () => {
    expect(refusal({ ...asked, authorization: 'Bearer undefined' }, { port: 4_000, token: undefined })).toBe(
      401,
    )
  })
})

describe('servePage', () => {
  test('default: a secret opens one page, which answers', async () => {
    const names: string[] = []
    const { link, address, end } = await servePage({
      onConnected: ({ name }) => names.push(name),
      onClosed: () => {},
    })
    const { origin, hash } = new URL(address())
    const send = (path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', origin, authorization: `Bearer ${token}` }
      return fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    expect((await send('/claim', { secret: 'guess' })).status).toBe(403)
    const { token } = await (await send('/claim', { secret: hash.slice(1) })).json()
    expect((await send('/claim', { secret: hash.slice(1) })).status).toBe(403)
    expect((await send('/tell', {}, 'guess')).status).toBe(401)
    const opened = await send('/listen', {}, token)
    await send('/tell', { type: 'connected', name: 'A wallet', accounts: [] }, token)
    expect(names).toEqual(['A wallet'])
    link.isReady = true
    const answer = Link.ask(link, { method: 'eth_chainId', params: [], text: '' })
    await send('/tell', { type: 'answer', id: 7, result: '0x2' }, token)
    await send('/tell', { type: 'answer', id: 1, result: '0x1' }, token)
    expect(await answer).toBe('0x1')
    await end('Done.')
    expect(await opened.text()).toBe(
      [
        '{"type":"request","id":1,"method":"eth_chainId","params":[],"text":""}\n',
        '{"type":"end","text":"Done."}\n',
      ].join(''),
    )
  })
})

describe('Link.close', () => {
  test.each([
    ['eth_sendTransaction', true],
    ['eth_signTypedData_v4', false],
  ])(
    'default: %s has no answer any more, and a new secret opens the next page',
    async (method, mayBeSent) => {
      const link = Link.create()
      const { secret } = link
      Object.assign(link, { isReady: true, stream: { write: () => true } })
      const answer = Link.ask(link, { method, params: [], text: '' })
      Link.close(link)
      await expect(answer).rejects.toEqual(new PageClosedError({ mayBeSent }))
      expect(Link.claim(link, secret ?? '')).toBeUndefined()
      expect(Link.claim(link, link.secret ?? '')).toBe(link.token)
    },
  )
})

describe('openerOf', () => {
  test.each([
    ['darwin', {}, ['open']],
    ['linux', { DISPLAY: ':0' }, ['xdg-open']],
    ['linux', {}, undefined],
  ] as const)('default: %s %j', (platform, env, program) => {
    expect(openerOf({ platform, env })).toEqual(program)
  })
})
