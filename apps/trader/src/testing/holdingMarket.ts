import { createServer } from 'node:http'

/** A server that passes everything on to a market, but holds back what is posted until it is opened. */
export async function holdingMarket(
  url: string,
): Promise<{ url: string; open: () => void; close: () => void }> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const path = request.url ?? '/'
    if (request.method === 'POST' && path.includes('/orders/')) await opened
    const answer = await fetch(`${url}${path}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(parts.length > 0 ? { body: Buffer.concat(parts) } : undefined),
    })
    const type = answer.headers.get('content-type') ?? 'text/plain'
    response.writeHead(answer.status, { 'content-type': type }).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, open, close: () => server.close() }
}
