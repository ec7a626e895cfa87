import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a host does with a request for metadata. */
export type Host = 'refuses' | 'hangs' | 'not found' | '500 MB'

/** A host of metadata that does not work. */
export type DeadHost = { url: string; close: () => void }

const megabyte = Buffer.alloc(1024 * 1024, 'a')

/** Starts a host that does not work. */
export async function startHost(kind: Host): Promise<DeadHost> {
  const server = createServer((_, response) => answer(kind, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  // Its port is free now, so that connections are refused.
  if (kind === 'refuses') stop(server)
  return { url, close: () => stop(server) }
}

function stop(server: Server): void {
  server.closeAllConnections()
  server.close()
}

function answer(kind: Host, response: ServerResponse): void {
  if (kind === 'hangs') return
  if (kind === '500 MB') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 * megabyte.length })
    send(response, 500)
  } else response.writeHead(404).end()
}

function send(response: ServerResponse, left: number): void {
  if (left === 0 || response.destroyed) response.end()
  else response.write(megabyte, () => send(response, left - 1))
}
