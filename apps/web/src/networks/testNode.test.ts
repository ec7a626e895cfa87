import { seaportAddress } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { testNode } from './testNode.js'

type Call = { id: number; method: string }
const results: Record<string, unknown> = {
  eth_chainId: '0x7a69',
  eth_getCode: '0x6000',
  eth_getBlockByNumber: { number: '0x10', timestamp: '0x64' },
}
const answer = ({ id, method }: Call) => ({ jsonrpc: '2.0', id, result: results[method] })
let clock = 0
const options = { exchange: seaportAddress, now: () => (clock += 40) }

describe('testNode', () => {
  test('default', async () => {
    const fetch: typeof globalThis.fetch = async (_, init) => {
      const body: unknown = JSON.parse(String(init?.body))
      return Response.json(Array.isArray(body) ? body.map(answer) : answer(body as Call))
    }
    expect(await testNode('https://node.example', { ...options, fetch })).toEqual({
      ok: true,
      chainId: 31_337,
      latencyMs: 40,
      block: { number: 16n, timestamp: 100n },
      hasBatches: true,
      hasExchange: true,
    })
  })

  test('behavior: a node without batches, on a chain without the exchange', async () => {
    const fetch: typeof globalThis.fetch = async (_, init) => {
      const body = JSON.parse(String(init?.body)) as Call | Call[]
      if (Array.isArray(body)) return Response.json({ error: { code: -32600 } })
      return Response.json(body.method === 'eth_getCode' ? { result: '0x' } : answer(body))
    }
    expect(await testNode('https://node.example', { ...options, fetch })).toMatchObject({
      ok: true,
      hasBatches: false,
      hasExchange: false,
    })
  })

  test.each([
    ['nobody there', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['a page instead of a node', async () => new Response('<html>'), 'noNode'],
    ['another answer', async () => Response.json({ result: { a: 1 } }), 'noNode'],
  ])('behavior: %s', async (_, fetch, problem) => {
    expect(await testNode('https://node.example', { ...options, fetch })).toEqual({ ok: false, problem })
  })
})
