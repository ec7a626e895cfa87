import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call to a node. */
type Call = { id: unknown; method: string; params?: readonly unknown[] }

/** A node that forwards calls to another one, and holds some back until its gate opens. */
export type GatedNode = {
  readonly url: string
  /** The calls of each request that is held back. */
  held: () => readonly (readonly Call[])[]
  /** Forwards the held requests, and all later ones. */
  open: () => void
  close: () => Promise<void>
}

type Held = { calls: readonly Call[]; pass: () => void }

/**
 * Starts a proxy in front of a node.
 *
 * @param options.holds - Selects the calls to hold back. A request is held back if all its calls are.
 *
 * @example
 * const node = await startGatedNode(chain.rpcUrl, { holds: ({ method }) => method === 'eth_gasPrice' })
 */
export async function startGatedNode(
  target: string,
  { holds }: { holds: (call: Call) => boolean },
): Promise<GatedNode> {
  const headers = { 'content-type': 'application/json' }
  let held: Held[] = []
  let isOpen = false
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const calls = [JSON.parse(body.toString())].flat() as Call[]
    if (!isOpen && calls.every(holds)) await new Promise<void>((pass) => held.push({ calls, pass }))
    const passed = await fetch(target, { method: 'POST', headers, body })
    response.writeHead(passed.status, headers).end(await passed.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held: () => held.map(({ calls }) => calls),
    open: () => {
      isOpen = true
      for (const { pass } of held) pass()
      held = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
