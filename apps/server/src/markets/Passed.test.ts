import { describe, expect, test } from 'vitest'
import { isPassed, toAnswerHeaders, toPath, toRequestHeaders } from './Passed.js'

const target = { url: 'http://other:4300', prefix: '/chains/matic' }

/** A request with these headers, as Node reads it. */
function request(rawHeaders: string[], remoteAddress = '203.0.113.9') {
  const headers: Record<string, string> = {}
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers[String(rawHeaders[index]).toLowerCase()] = String(rawHeaders[index + 1])
  return { rawHeaders, headers, socket: { remoteAddress } } as never
}

describe('toPath', () => {
  test.each([
    ['/v2/market', '/chains/matic/v2/market'],
    ['/?tab=1', '/chains/matic/?tab=1'],
    ['http://any.example/v2/market?x=1', '/chains/matic/v2/market?x=1'],
    ['http://any.example?x', '/chains/matic/?x'],
    [undefined, '/chains/matic/'],
    ['//evil.example/v2', '/chains/matic//evil.example/v2'],
  ])('default: %s', (asked, path) => {
    expect(toPath(target, asked)).toBe(path)
  })

  test('param: target below a path', () => {
    expect(toPath({ ...target, url: 'http://other/market' }, '/rpc')).toBe('/market/chains/matic/rpc')
  })
})

describe('toRequestHeaders', () => {
  test('default: keeps headers as they are, appends the visitor, and names itself', () => {
    const raw = ['Host', 'souk.example', 'X-Api-Key', 'k', 'Accept', 'a', 'Accept', 'b']
    expect(toRequestHeaders(request(raw))).toEqual([
      ...raw,
      ...['X-Forwarded-For', '203.0.113.9', 'Via', '1.1 souk-server'],
    ])
  })

  test('behavior: what others wrote stands before the visitor', () => {
    const raw = ['X-Forwarded-For', '198.51.100.1', 'Via', '1.1 cdn']
    expect(toRequestHeaders(request(raw))).toEqual([
      ...['X-Forwarded-For', '198.51.100.1, 203.0.113.9', 'Via', '1.1 cdn, 1.1 souk-server'],
    ])
  })

  test('behavior: drops headers of the connection, and those that it names', () => {
    const raw = ['Connection', 'keep-alive, X-Own', 'X-Own', '1', 'Keep-Alive', 'timeout=5', 'TE', 'trailers']
    const others = ['Transfer-Encoding', 'chunked', 'Upgrade', 'h2c', 'Expect', '100-continue']
    expect(toRequestHeaders(request([...raw, ...others])).slice(0, -4)).toEqual([])
  })
})

describe('toAnswerHeaders', () => {
  test('default: keeps several of one name', () => {
    const rawHeaders = ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'connection', 'close', 'ETag', '"x"']
    expect(toAnswerHeaders({ rawHeaders })).toEqual(['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'ETag', '"x"'])
  })
})

describe('isPassed', () => {
  test.each([
    [undefined, false],
    ['1.1 cdn', false],
    ['1.1 cdn, 1.1 souk-server', true],
    ['1.1 souk-server.example', false],
  ])('default: %s', (via, passed) => {
    expect(isPassed({ headers: { via } })).toBe(passed)
  })
})
