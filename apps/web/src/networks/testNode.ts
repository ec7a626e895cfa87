import type { Address } from 'viem'

/** The result of testing a node. */
export type NodeTest =
  | {
      ok: true
      chainId: number
      latencyMs: number
      block: { number: bigint; timestamp: bigint }
      /** Whether it answers batches; otherwise calls go one by one. */
      hasBatches: boolean
      /** Whether its chain has the exchange. */
      hasExchange: boolean
    }
  | { ok: false; problem: 'unreachable' | 'noNode' }

/** A slower node is not suitable for trading. */
const timeoutMs = 8_000

/**
 * Tests a node: its chain, its latency, whether it supports batches, and whether its chain has the exchange.
 *
 * @param options.fetch - @default globalThis.fetch
 *
 * @example
 * await testNode('https://node.example', { exchange }) // → { ok: true, chainId: 1, latencyMs: 84, … }
 */
export async function testNode(url: string, options: testNode.Options): Promise<NodeTest> {
  const { exchange, fetch = globalThis.fetch, now = () => performance.now() } = options
  const ask = (body: unknown) => send(url, body, fetch)
  const begun = now()
  const chainId = await ask(call(1, 'eth_chainId', []))
  const latencyMs = Math.round(now() - begun)
  if (chainId === 'unreachable') return { ok: false, problem: 'unreachable' }
  const id = numberOf(resultOf(chainId))
  if (id === undefined) return { ok: false, problem: 'noNode' }
  const [batch, code, block] = await Promise.all([
    ask([call(1, 'eth_chainId', []), call(2, 'eth_blockNumber', [])]),
    ask(call(3, 'eth_getCode', [exchange, 'latest'])),
    ask(call(4, 'eth_getBlockByNumber', ['latest', false])),
  ])
  const { number, timestamp } = asRecord(resultOf(block))
  const bytes = resultOf(code)
  return {
    ok: true,
    chainId: Number(id),
    latencyMs,
    block: { number: numberOf(number) ?? 0n, timestamp: numberOf(timestamp) ?? 0n },
    hasBatches: Array.isArray(batch) && batch.length === 2,
    hasExchange: typeof bytes === 'string' && bytes.length > 2,
  }
}

export declare namespace testNode {
  type Options = { exchange: Address; fetch?: typeof globalThis.fetch; now?: () => number }
}

function call(id: number, method: string, params: readonly unknown[]) {
  return { jsonrpc: '2.0', id, method, params }
}

async function send(url: string, body: unknown, fetch: typeof globalThis.fetch): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    return await response.json().catch(() => undefined)
  } catch {
    // Browsers do not reveal the cause: the node is down, or does not allow requests from other sites.
    return 'unreachable'
  }
}

function resultOf(answer: unknown): unknown {
  return asRecord(answer).result
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function numberOf(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined
}
