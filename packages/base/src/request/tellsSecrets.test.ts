import { describe, expect, test } from 'vitest'
import { request } from './request.js'
import { MissingResponseError } from './requestErrors.js'
import { tellsSecrets } from './tellsSecrets.js'

const secret = 'sk-0123456789'
const secrets = [secret]

describe('tellsSecrets', () => {
  test.each([
    ['its message', new Error(`refused ${secret}`)],
    ['its cause', new Error('refused', { cause: new Error(secret) })],
    ['a field', Object.assign(new Error('refused'), { config: { headers: { 'X-API-KEY': secret } } })],
    ['headers', { request: { headers: new Headers({ 'x-api-key': secret }) } }],
    ['a list', [[secret]]],
    ['one of several', new AggregateError([new Error(secret)])],
  ])('default: %s', (_name, error) => {
    expect(tellsSecrets(error, secrets)).toBe(true)
  })

  test('behavior: errors without the secret, circular ones, and ones that cannot be read', () => {
    const circle: Record<string, unknown> = { text: 'sk-' }
    circle.self = circle
    const closed = Object.defineProperty({}, 'key', {
      get() {
        throw new TypeError('no')
      },
    })
    expect([circle, closed, undefined, 7].map((value) => tellsSecrets(value, secrets))).toEqual(
      Array(4).fill(false),
    )
    expect(tellsSecrets(new Error(secret))).toBe(false)
  })
})

describe('request', () => {
  const ask = (answer: () => Response) =>
    request('https://market.example/', { fetch: async () => answer(), secrets, retry: { attempts: 1 } })

  test('param: secrets: a refusal that echoes one', async () => {
    const body = JSON.stringify({ errors: [`no such key: ${secret}`] })
    await expect(ask(() => new Response(body, { status: 401 }))).rejects.toMatchObject({
      facts: { excerpt: '{"errors":["no such key: ***"]}', body: { errors: ['no such key: ***'] } },
    })
  })

  test('param: secrets: an answer that echoes one, and one that is no JSON', async () => {
    expect((await ask(() => Response.json({ you: secret }))).body).toEqual({ you: '***' })
    const error = await ask(() => new Response(`key ${secret}`)).catch((error: unknown) => error)
    expect(tellsSecrets(error, secrets)).toBe(false)
  })

  test('param: secrets: a fetch that fails with one', async () => {
    const error = await ask(() => {
      throw Object.assign(new Error('failed'), { headers: { key: secret } })
    }).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(MissingResponseError)
    expect(tellsSecrets(error, secrets)).toBe(false)
  })
})
