import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** A node behind a proxy that counts requests and can delay them. */
export type NodeProxy = {
  url: string
  /** HTTP requests since the last `reset`. */
  requests: () => number
  reset: () => void
  /** Sets the extra milliseconds of each request from now on. */
  setDelay: (delayMs: number) => void
  close: () => Promise<void>
}

/** Puts a counter in front of a node, to measure any client, whatever library it uses. */
export async function proxyNode(rpcUrl: string): Promise<NodeProxy> {
  let requests = 0
  let delayMs = 0
  const server = createServer(async (request, response) => {
    requests += 1
    await setTimeout(delayMs)
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await readBody(request),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    reset: () => {
      requests = 0
    },
    setDelay: (milliseconds) => {
      delayMs = milliseconds
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
