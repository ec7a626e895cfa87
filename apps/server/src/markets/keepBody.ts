import type { IncomingMessage } from 'node:http'

/** A request whose body has been read. The listener of the app takes the body from here. */
export type Kept = IncomingMessage & { rawBody: Buffer }

/** Reads the body of a request and keeps it with the request. A client that breaks off has an empty one. */
export async function keepBody(request: IncomingMessage): Promise<Kept> {
  return Object.assign(request, { rawBody: await readBody(request) })
}

function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => resolve(Buffer.concat(parts)))
    request.on('error', () => resolve(Buffer.alloc(0)))
  })
}
