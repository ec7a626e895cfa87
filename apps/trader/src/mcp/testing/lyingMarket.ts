import { createServer } from 'node:http'
import { type Json, readJson } from './readJson.js'

/** Changes what a market answers. */
export type Lie = (answer: Json, path: string) => void
/** A server that passes everything on to a market, and lies about it as told. */
export async function lyingMarket(
  url: string,
): Promise<{ url: string; lie: (lie: Lie) => void; close: () => void }> {
  let current: Lie = () => {}
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const path = request.url ?? '/'
    const answer = await fetch(`${url}${path}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(parts.length > 0 ? { body: Buffer.concat(parts) } : undefined),
    })
    const text = await answer.text()
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    response.end(answer.ok ? changed(text, path, current) : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${address.port}`,
    lie: (lie) => {
      current = lie
    },
    close: () => server.close(),
  }
}

function changed(text: string, path: string, lie: Lie): string {
  const answer = readJson(text)
  if (answer === undefined) return text
  lie(answer, path)
  return JSON.stringify(answer)
}
