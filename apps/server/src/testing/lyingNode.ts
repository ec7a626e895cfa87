import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Replaces the honest node's answer to a call; `undefined` keeps the answer. */
export type Lie = (call: { method: string; params: readonly unknown[] }, result: unknown) => unknown

/** A node that forwards calls to an honest one, and can lie, hang, or disconnect. */
export type LyingNode = {
  readonly url: string
  /** How often each method was called since the last change. */
  readonly asked: ReadonlyMap<string, number>
  /** Changes answers from now on. */
  lie: (lie: Lie) => void
  /** Accepts requests without answering them. */
  hang: () => void
  /** Ends connections instead of answering. */
  leave: () => void
  /** Forwards everything again. */
  recover: () => void
  close: () => Promise<void>
}

type Call = { id: unknown; method: string; params?: readonly unknown[] }
type Message = { id: unknown; result?: unknown }
type Mode = { type: 'lie'; lie: Lie } | { type: 'hang' } | { type: 'leave' }

const honest: Mode = { type: 'lie', lie: () => undefined }

/**
 * Starts a proxy in front of a node, over real connections.
 *
 * @example
 * const node = await startLyingNode(chain.rpcUrl)
 * node.lie(({ method }) => (method === 'eth_getLogs' ? [] : undefined))
 */
export async function startLyingNode(target: string): Promise<LyingNode> {
  let mode: Mode = honest
  let asked = new Map<string, number>()
  const change = (to: Mode) => {
    mode = to
    asked = new Map()
  }
  const headers = { 'content-type': 'application/json' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const now = mode
      const body = Buffer.concat(chunks)
      const calls = [JSON.parse(body.toString())].flat() as Call[]
      for (const { method } of calls) asked.set(method, (asked.get(method) ?? 0) + 1)
      if (now.type === 'hang') return
      if (now.type === 'leave') {
        request.socket.destroy()
        return
      }
      const answer = await fetch(target, { method: 'POST', headers, body })
      const message: Message | Message[] = await answer.json()
      response.writeHead(answer.status, headers).end(JSON.stringify(applyLie(now.lie, calls, message)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get asked() {
      return asked
    },
    lie: (lie) => change({ type: 'lie', lie }),
    hang: () => change({ type: 'hang' }),
    leave: () => change({ type: 'leave' }),
    recover: () => change(honest),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function applyLie(lie: Lie, calls: readonly Call[], message: Message | Message[]): Message | Message[] {
  if (Array.isArray(message)) return message.map((one) => applyLie(lie, calls, one) as Message)
  const call = calls.find(({ id }) => id === message.id)
  const result = call && lie({ method: call.method, params: call.params ?? [] }, message.result)
  return result === undefined ? message : ({ id: message.id, jsonrpc: '2.0', result } as Message)
}
