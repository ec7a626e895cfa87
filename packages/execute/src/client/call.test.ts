import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from './call.js'
import { createExecuteClient } from './ExecuteClient.js'
import { ResponseError } from './ResponseError.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const chains = [{ id: 1, name: 'mainnet', baseApiUrl: 'https://market.example' }] as const

function ask(fetch: typeof globalThis.fetch, options: Partial<createExecuteClient.Options> = {}) {
  const client = createExecuteClient({ chains, fetch, ...options })
  return call(client, '/execute/buy/v7', { chain: client.chains[0], body: {} })
}

/** A server that never answers. */
const silent: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  )

describe('call', () => {
  test('error: a refusal has the status, the answer as it came, and the type of this API family', async () => {
    const body = { statusCode: 400, error: 'Bad Request', message: 'No.', more: [1] }
    const error = await ask(async () => Response.json(body, { status: 400 })).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({
      name: 'Execute.ResponseError',
      type: 'APIError',
      message: 'No.',
      statusCode: 400,
      rawError: body,
    })
  })

  test.each([undefined, 0, 5_000])('param: timeoutMs: %s', async (timeoutMs) => {
    const ends: unknown[] = []
    void ask(silent, { timeoutMs }).catch((cause: unknown) => ends.push(cause))
    await vi.advanceTimersByTimeAsync(24 * 3_600_000)
    expect(ends).toMatchObject(timeoutMs ? [{ name: 'Request.TimeoutError', facts: { timeoutMs } }] : [])
  })
})

describe('ResponseError', () => {
  test('default: a refusal without a status counts as 500', () => {
    const error = new ResponseError({ error: '', message: '', url: 'https://market.example' })
    expect(error).toMatchObject({
      statusCode: 500,
      facts: { statusCode: 500 },
      retry: 'later',
      message: 'The server answered with status 500.',
    })
  })
})
